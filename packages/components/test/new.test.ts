import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFaults } from './conventions.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../scripts/new.mjs');

let kit: string;

beforeEach(async () => {
  kit = await mkdtemp(join(tmpdir(), 'mr-new-'));
  await mkdir(join(kit, 'src/shop'), { recursive: true });
  await writeFile(
    join(kit, 'src/shop/index.ts'),
    "// One line a component.\nexport * from './Hero/index.js';\nexport * from './Rating/index.js';\n",
  );
  await writeFile(
    join(kit, 'package.json'),
    '{ "exports": { ".": "", "./Hero": "", "./Rating": "", "./package.json": "" } }\n',
  );
  await mkdir(join(kit, 'src/labels'));
  await writeFile(join(kit, 'src/labels/en.ts'), '/** Strings of `Rating`. */\nexport const Rating = {};\n');
  await writeFile(join(kit, 'src/labels/de.ts'), "export const Button: Translation<'Button'> = {};\n");
});

afterEach(() => rm(kit, { recursive: true, force: true }));

const create = (name: string) => run(process.execPath, [script, `shop/${name}`, kit]);

it('writes the five files of a component', async () => {
  await create('PriceTag');
  expect((await readdir(join(kit, 'src/shop/PriceTag'))).sort()).toEqual([
    'PriceTag.css',
    'PriceTag.stories.tsx',
    'PriceTag.test.tsx',
    'PriceTag.tsx',
    'index.ts',
  ]);
  expect(await readFile(join(kit, 'src/shop/PriceTag/PriceTag.tsx'), 'utf8')).toContain('export function PriceTag(');
  expect(await readFile(join(kit, 'src/shop/PriceTag/index.ts'), 'utf8')).toContain(
    "export type PriceTagPart = 'root';",
  );
});

it('adds its line to its room and its entry to the package, in order', async () => {
  await create('PriceTag');
  expect(await readFile(join(kit, 'src/shop/index.ts'), 'utf8')).toBe(
    "// One line a component.\nexport * from './Hero/index.js';\nexport * from './PriceTag/index.js';\nexport * from './Rating/index.js';\n",
  );
  const manifest = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8')) as { exports: object };
  expect(Object.entries(manifest.exports)).toEqual([
    ['.', ''],
    ['./Hero', ''],
    ['./PriceTag', './dist/shop/PriceTag/index.js'],
    ['./Rating', ''],
    ['./package.json', ''],
  ]);
});

it('adds its strings in both languages, in order', async () => {
  await create('PriceTag');
  expect(await readFile(join(kit, 'src/labels/en.ts'), 'utf8')).toBe(
    "/** Strings of `PriceTag`. */\nexport const PriceTag = {\n  /** Default accessible name. */\n  label: 'PriceTag',\n};\n\n" +
      '/** Strings of `Rating`. */\nexport const Rating = {};\n',
  );
  expect(await readFile(join(kit, 'src/labels/de.ts'), 'utf8')).toBe(
    "export const Button: Translation<'Button'> = {};\n\nexport const PriceTag: Translation<'PriceTag'> = { label: 'PriceTag' };\n",
  );
});

it('shows hover, pressed and focus in its matrix', async () => {
  await create('PriceTag');
  const stories = await readFile(join(kit, 'src/shop/PriceTag/PriceTag.stories.tsx'), 'utf8');
  expect(stories).toContain("import { State, States } from '../../../stories/States.js';");
  expect([...stories.matchAll(/pseudo="(\w+)"/g)].map(([, state]) => state)).toEqual(['hover', 'pressed', 'focus']);
});

it('writes a component that follows the conventions', async () => {
  await create('PriceTag');
  expect(findFaults(kit)).toEqual([]);
});

it('rejects a name that is taken and does not change the folder', async () => {
  await create('PriceTag');
  await writeFile(join(kit, 'src/shop/PriceTag/PriceTag.tsx'), 'mine');
  await expect(create('PriceTag')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('src/shop/PriceTag exists') as string,
  });
  expect(await readFile(join(kit, 'src/shop/PriceTag/PriceTag.tsx'), 'utf8')).toBe('mine');
});

it.each([
  ['price-tag', 'npm run new shop/PriceTag'],
  ['priceTag', 'not PascalCase'],
  ['PRICE', 'npm run new shop/Price'],
  ['../Evil', 'not PascalCase'],
  ['', 'not a room and a name'],
])('rejects %o with a suggestion', async (name, message) => {
  await expect(create(name)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) as string });
  expect(await readdir(join(kit, 'src/shop'))).toEqual(['index.ts']);
});
