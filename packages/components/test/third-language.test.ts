import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { labelIndexes, writeLabelIndexes } from '../scripts/labels.ts';

const kit = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'marketrow-kit-'));
afterAll(() => {
  rmSync(copy, { recursive: true });
});

it('lists a third language, and gives it its entries, when its files lie beside the components', () => {
  cpSync(join(kit, 'package.json'), join(copy, 'package.json'));
  for (const file of globSync('*/labels{,.de}.ts', { cwd: join(kit, 'src') })) {
    cpSync(join(kit, 'src', file), join(copy, 'src', file));
    if (file.endsWith('.de.ts')) cpSync(join(kit, 'src', file), join(copy, 'src', file.replace('.de.', '.fr.')));
  }
  rmSync(join(copy, 'src/Rating/labels.fr.ts'));

  const changed = writeLabelIndexes(copy).map((path) => path.slice(copy.length + 1));
  expect(changed.sort()).toEqual(['package.json', 'src/labels/de.ts', 'src/labels/en.ts', 'src/labels/fr.ts']);
  expect(writeLabelIndexes(copy)).toEqual([]);

  const { exports } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as { exports: object };
  expect(Object.keys(exports).filter((name) => name.includes('/labels/'))).toEqual([
    ...['./labels/de', './*/labels/de', './labels/fr', './*/labels/fr'],
  ]);
  // German is whole, so what French has less is what it lacks: one line each, by the name of the component.
  const names = (language: string) =>
    [...(labelIndexes(copy).get(`labels/${language}.ts`) ?? '').matchAll(/ as (\w+)/g)].map(([, name]) => name);
  expect(names('de').filter((name) => !names('fr').includes(name))).toEqual(['Rating']);
  expect(labelIndexes(copy).get('labels/fr.ts')).toContain('The `fr` strings');
});

it('has every file and entry for the languages that there are', () => {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { exports: object };
  const languages = globSync('labels/*.ts', { cwd: join(kit, 'src') })
    .map((file) => file.slice('labels/'.length, -'.ts'.length))
    .filter((name) => !['en', 'KitLabels'].includes(name));
  expect(languages.filter((language) => !Object.hasOwn(exports, `./labels/${language}`))).toEqual([]);
  expect(languages.filter((language) => !existsSync(join(kit, 'src/labels', `${language}.ts`)))).toEqual([]);
});
