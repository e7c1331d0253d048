/** What the tests of the built package share: where it lies, its entries, and a plain Node to try them in. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Folder of the package. */
export const kit = join(import.meta.dirname, '..');

/** Folder of the built package. */
export const dist = join(kit, 'dist');

if (!existsSync(join(dist, 'styles.css'))) {
  throw new Error(
    'mr: the kit is not built. These tests look at the built package. Run `npm run build -w @marketrow/components`.',
  );
}

/** Names of all public components: the folders with a capital letter. */
export const components = readdirSync(join(kit, 'src'))
  .filter((name) => /^[A-Z]/.test(name))
  .sort();

/** Components that are heavy, and so an entry of their own: nobody loads them by way of the root. */
export const ownEntries: readonly string[] = [
  'BarChart',
  'DataTable',
  'LineChart',
  'NotificationMenu',
  'RingChart',
  'Sparkline',
];

/** Components of the root that only the areas of work use, with `ownEntries`. */
export const areasOfWork: readonly string[] = [
  'BrandForm',
  'CategoryForm',
  'ConfirmDialog',
  'DateRange',
  'DescriptionList',
  'MultiSelect',
  'NumberField',
  'PackageCard',
  'PayoutRequestForm',
  'ProductForm',
  'ProgressBar',
  'RowSwitch',
  'StatCard',
];

/** Public JS entries by the name that a consumer imports, to their files in `dist`. */
export const entries: Readonly<Record<string, string>> = Object.fromEntries([
  ['@marketrow/components', join(dist, 'index.js')],
  ['@marketrow/components/labels/de', join(dist, 'labels/de.js')],
  ['@marketrow/components/labels/en', join(dist, 'labels/en.js')],
  // One of the pattern: the others differ in the name only.
  ['@marketrow/components/icons/HeartIcon', join(dist, 'icons/HeartIcon.js')],
  ...components.map((name) => [`@marketrow/components/${name}`, join(dist, name, 'index.js')]),
  ...readdirSync(join(dist, 'static')).flatMap((file) => {
    const [, kind, name = ''] = /^(attach|Static)(\w+)\.js$/.exec(file) ?? [];
    if (kind === undefined) return [];
    const entry = kind === 'attach' ? `${name}/attach` : `Static${name}`;
    return [[`@marketrow/components/${entry}`, join(dist, 'static', file)]];
  }),
]) as Record<string, string>;

/** Files of `dist` that `file` imports, itself included. */
export function graphOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g))
    graphOf(join(dirname(file), path), seen);
  return seen;
}

/** Runs an ES module in a new Node, in the package's folder, so that it can import the package by its name. */
export async function inNode(code: string, ...flags: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--input-type=module', '--eval', code], {
    cwd: kit,
  });
  return stdout;
}
