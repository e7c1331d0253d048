import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// tsup bundles its configuration, so a module's own place means nothing here; npm runs scripts in the package's folder.
const source = join(process.cwd(), 'src');

/** Folder names of all public components, sorted. */
export function componentNames(): string[] {
  return readdirSync(source)
    .filter((name) => /^[A-Z]/.test(name) && existsSync(join(source, name, 'index.ts')))
    .sort();
}

/** Names of the components that have a plain-script part, `src/<Name>/attach<Name>.ts`. */
export function attachNames(): string[] {
  return componentNames().filter((name) => existsSync(join(source, name, `attach${name}.ts`)));
}

/** All public JS entries: output path without ending to source file. */
export function publicEntries(): Record<string, string> {
  return Object.fromEntries([
    ['index', 'src/index.ts'],
    ['labels/de', 'src/labels/de.ts'],
    ...componentNames().map((name) => [`${name}/index`, `src/${name}/index.ts`]),
    ...attachNames().map((name) => [`${name}/attach${name}`, `src/${name}/attach${name}.ts`]),
  ]) as Record<string, string>;
}
