import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folder names of all public components, sorted. tsup bundles its configuration, so a module's own place means nothing
 * here; npm runs scripts in the package's folder.
 */
export function componentNames(): string[] {
  const source = join(process.cwd(), 'src');
  return readdirSync(source)
    .filter((name) => /^[A-Z]/.test(name) && existsSync(join(source, name, 'index.ts')))
    .sort();
}
