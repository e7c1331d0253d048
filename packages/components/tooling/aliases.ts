import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Entry of Vite's `resolve.alias`. */
interface Alias {
  find: RegExp;
  replacement: string;
}

/**
 * Returns aliases by which Vite resolves the kit to its sources instead of its `dist`, for tests and stories.
 * @param kit folder of the package
 */
export function sourceAliases(kit: string): Alias[] {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { default: string }>>;
  };
  return Object.entries(exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    if (!file.startsWith('./dist/') || !file.endsWith('.js')) return [];
    const find = new RegExp(`^@marketrow/components${entry.slice(1).replace('*', '([^/]+)')}$`);
    return [{ find, replacement: join(kit, 'src', file.slice('./dist/'.length, -'.js'.length).replace('*', '$1')) }];
  });
}
