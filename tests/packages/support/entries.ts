import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

type Target = string | null | { default?: string };

/** Every JavaScript entry that a package exports, as another team would import it, with patterns filled in. */
export function entriesOf(folder: string): string[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, Target>;
  };
  const closed = Object.entries(exports)
    .filter(([, target]) => target === null)
    .map(([key]) => key.replace('*', ''));
  const keys = Object.entries(exports).flatMap(([key, target]) => {
    const file = typeof target === 'string' ? target : target?.default;
    if (!file?.endsWith('.js')) return [];
    return key.includes('*') ? filledIn(folder, key, file) : [key];
  });
  return [...new Set(keys)]
    .filter((key) => !closed.some((start) => key.startsWith(start)))
    .map((key) => key.replace('.', name))
    .sort();
}

/** One key for each file that a pattern can mean. */
function filledIn(folder: string, key: string, file: string): string[] {
  const [before = '', between = '', after] = file.replace('./', '').split('*');
  return globSync(file, { cwd: folder }).flatMap((found) => {
    const path = relative(folder, join(folder, found)).split(sep).join('/');
    const rest = path.slice(before.length);
    const value = rest.slice(0, rest.indexOf(between));
    // Node puts the same text in place of every star.
    const meant =
      after === undefined ? path === before + value + between : path === before + value + between + value + after;
    return meant && !value.includes('/') ? [key.replaceAll('*', value)] : [];
  });
}
