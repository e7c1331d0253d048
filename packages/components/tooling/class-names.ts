import { basename } from 'node:path';

/**
 * The readable class name of a local in a CSS module: `root` of `Rating.module.css` is `mr-Rating-root`. It is public API,
 * and the same in the build, in Vitest and in Storybook. Vite adds a query to the file name; it is left out.
 */
export function scopedName(local: string, file: string): string {
  return `mr-${basename(file.replace(/\?.*$/, ''), '.module.css')}-${local}`;
}
