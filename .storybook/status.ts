import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Returns the tags of a component by its story file; none for a file of screens. `server-safe` and `static-form` are read from
 * its code; `stable` is every component whose meta does not have the tag `beta`.
 * @param file path of `Name.stories.tsx`
 * @param tags those of its meta
 */
export function statusOf(file: string, tags: readonly string[]): string[] {
  const name = basename(file, '.stories.tsx');
  // An index alone exports a part of the kit's inside, as that of VisuallyHidden.
  const source = [`${name}.tsx`, 'index.ts'].map((own) => join(dirname(file), own)).find((path) => existsSync(path));
  if (source === undefined) return [];
  return [
    ...(tags.includes('beta') ? [] : ['stable']),
    ...(readFileSync(source, 'utf8').startsWith("'use client'") ? [] : ['server-safe']),
    ...(existsSync(join(dirname(file), '../../static', `attach${name}.ts`)) ? ['static-form'] : []),
  ];
}
