/** Helpers for tests of the built package: its folder, its entries, and a plain Node process to load them in. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Folder of the package. */
export const kit = join(import.meta.dirname, '..');

/** Folder of the built package. */
export const dist = join(kit, 'dist');

if (!existsSync(join(dist, 'styles.css'))) {
  throw new Error(
    'mr: the kit is not built. These tests read the built package. Run `npm run build -w @marketrow/components`.',
  );
}

const manifest = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string | object>>;
};

/** Files in `dist` of all public components, by name. */
const files = new Map(
  Object.entries(manifest.exports).flatMap(([entry, file]) => {
    const name = /^\.\/([A-Z]\w+)$/.exec(entry)?.[1];
    return name === undefined || typeof file !== 'string' || file.startsWith('./dist/static/')
      ? []
      : [[name, join(kit, file)] as const];
  }),
);

/** Names of all public components. */
export const components = [...files.keys()];

/** Returns the file in `dist` of a component's entry. */
export function fileOf(name: string): string {
  const file = files.get(name);
  if (file === undefined) throw new Error(`mr: ${name} is not an entry of package.json.`);
  return file;
}

/** Heavy components with an entry of their own, which the root entry does not export. */
export const ownEntries: readonly string[] = [
  'BarChart',
  'DataTable',
  'LineChart',
  'NotificationMenu',
  'RingChart',
  'Sparkline',
];

/** Public JS entries: import name to file in `dist`. */
export const entries: Readonly<Record<string, string>> = Object.fromEntries([
  ['@marketrow/components', join(dist, 'index.js')],
  // One icon stands for all: they share one pattern.
  ['@marketrow/components/icons/HeartIcon', join(dist, 'icons/HeartIcon.js')],
  ...Object.entries(manifest.exports).flatMap(([entry, file]) =>
    typeof file === 'string' && /^\.\/[a-zA-Z]/.test(entry) && file.endsWith('.js') && !entry.includes('*')
      ? [[`@marketrow/components${entry.slice(1)}`, join(kit, file)]]
      : [],
  ),
]) as Record<string, string>;

/** Returns the files of `dist` that `file` imports, including itself. */
export function graphOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g))
    graphOf(join(dirname(file), path), seen);
  return seen;
}

/** Runs an ES module in a new Node process in the package's folder, so that it can import the package by name. */
export async function inNode(code: string, ...flags: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--input-type=module', '--eval', code], {
    cwd: kit,
  });
  return stdout;
}
