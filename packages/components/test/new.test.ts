import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSkeletons } from '../scripts/skeleton.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../scripts/new.mjs');

let kit: string;

beforeEach(async () => {
  kit = await mkdtemp(join(tmpdir(), 'mr-new-'));
  await mkdir(join(kit, 'src'));
  await writeFile(
    join(kit, 'src/index.ts'),
    "// One line a component.\nexport * from './Button';\nexport * from './Rating';\n",
  );
  await mkdir(join(kit, 'src/labels'));
  await writeFile(join(kit, 'src/labels/en.ts'), '/** Strings of `Rating`. */\nexport const Rating = {};\n');
  await writeFile(join(kit, 'src/labels/de.ts'), "export const Button: Translation<'Button'> = {};\n");
  await writeFile(join(kit, '.attw.json'), '{ "profile": "esm-only", "entrypoints": [".", "Button", "Rating"] }\n');
});

afterEach(() => rm(kit, { recursive: true, force: true }));

const create = (name: string) => run(process.execPath, [script, name, kit]);

it('writes the five files of a component', async () => {
  await create('PriceTag');
  expect((await readdir(join(kit, 'src/PriceTag'))).sort()).toEqual([
    'PriceTag.module.css',
    'PriceTag.stories.tsx',
    'PriceTag.test.tsx',
    'PriceTag.tsx',
    'index.ts',
  ]);
  expect(await readFile(join(kit, 'src/PriceTag/PriceTag.tsx'), 'utf8')).toContain('export function PriceTag(');
});

it('adds its line to the root, in order, and its entry to the check of types', async () => {
  await create('PriceTag');
  expect(await readFile(join(kit, 'src/index.ts'), 'utf8')).toBe(
    "// One line a component.\nexport * from './Button';\nexport * from './PriceTag';\nexport * from './Rating';\n",
  );
  expect(JSON.parse(await readFile(join(kit, '.attw.json'), 'utf8'))).toMatchObject({
    entrypoints: ['.', 'Button', 'Rating', 'PriceTag'],
  });
});

it('adds its strings in both languages, in order', async () => {
  await create('PriceTag');
  expect(await readFile(join(kit, 'src/labels/en.ts'), 'utf8')).toBe(
    "/** Strings of `PriceTag`. */\nexport const PriceTag = {\n  /** Accessible name of the whole when `label` is left out. */\n  label: 'PriceTag',\n};\n\n" +
      '/** Strings of `Rating`. */\nexport const Rating = {};\n',
  );
  expect(await readFile(join(kit, 'src/labels/de.ts'), 'utf8')).toBe(
    "export const Button: Translation<'Button'> = {};\n\nexport const PriceTag: Translation<'PriceTag'> = { label: 'PriceTag' };\n",
  );
});

it('draws hover, pressed and focus in its matrix', async () => {
  await create('PriceTag');
  const stories = await readFile(join(kit, 'src/PriceTag/PriceTag.stories.tsx'), 'utf8');
  expect(stories).toContain("import { State, States } from '../../stories/States';");
  expect([...stories.matchAll(/pseudo="(\w+)"/g)].map(([, state]) => state)).toEqual(['hover', 'pressed', 'focus']);
});

it('writes a component that has the shape of all others', async () => {
  await create('PriceTag');
  expect(readSkeletons(kit)).toMatchObject([{ name: 'PriceTag', faults: [] }]);
});

it('refuses a name that is taken and leaves the folder alone', async () => {
  await create('PriceTag');
  await writeFile(join(kit, 'src/PriceTag/PriceTag.tsx'), 'mine');
  await expect(create('PriceTag')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('src/PriceTag exists') as string,
  });
  expect(await readFile(join(kit, 'src/PriceTag/PriceTag.tsx'), 'utf8')).toBe('mine');
});

it.each([
  ['price-tag', 'npm run new PriceTag'],
  ['priceTag', 'not PascalCase'],
  ['PRICE', 'npm run new Price'],
  ['../Evil', 'not PascalCase'],
  ['', 'no name is given'],
])('refuses %o and says what to do', async (name, words) => {
  await expect(create(name)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) as string });
  expect(await readdir(join(kit, 'src'))).toEqual(['index.ts', 'labels']);
});
