import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The queries of `src/styles/media.css` by name: `--mr-narrow` to `(width < 56.25em)`. */
export function customMedia(folder = process.cwd()): Map<string, string> {
  const css = readFileSync(join(folder, 'src/styles/media.css'), 'utf8');
  return new Map(
    [...css.matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g)].map(([, name = '', query = '']) => [
      name,
      query.trim(),
    ]),
  );
}

/** Writes the queries in place of their names: `@media (--mr-narrow)` becomes `@media (width < 56.25em)`. */
export function resolveMedia(css: string, queries: ReadonlyMap<string, string>): string {
  return css.replace(/@media[^{;]+/g, (rule) =>
    rule.replace(/\((--[\w-]+)\)/g, (whole, name: string) => {
      const query = queries.get(name);
      if (query === undefined)
        throw new Error(`mr: ${whole} is not in src/styles/media.css. Add it there, or write out the query in em.`);
      return query;
    }),
  );
}

/** The same for the tools that run on Vite (Vitest, Storybook): a plugin for its `css.postcss.plugins`. */
export function postcssCustomMedia(folder: string) {
  const queries = customMedia(folder);
  return {
    postcssPlugin: 'mr-custom-media',
    AtRule: {
      media: (rule: { params: string }) => {
        const params = resolveMedia(`@media ${rule.params}`, queries).slice('@media '.length);
        if (params !== rule.params) rule.params = params;
      },
    },
  };
}
