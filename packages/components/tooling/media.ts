import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** PostCSS plugin for Vite (Vitest, Storybook): replaces the names of media queries by those of `src/styles/media.css`. */
export function postcssCustomMedia(kit: string) {
  const css = readFileSync(join(kit, 'src/styles/media.css'), 'utf8');
  const queries = new Map(
    [...css.matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g)].map(([, name, query]) => [name, query]),
  );
  return {
    postcssPlugin: 'mr-custom-media',
    AtRule: {
      media: (rule: { params: string }) => {
        const params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (whole, name: string) => queries.get(name) ?? whole);
        if (params !== rule.params) rule.params = params;
      },
    },
  };
}
