import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { modes, modesOf, reflowing, tabletModes } from '../../.storybook/modes.ts';

const sources = join(import.meta.dirname, '..', '..', 'packages', 'components', 'src');
const media = readFileSync(join(sources, 'styles', 'media.css'), 'utf8');
const named = new Map([...media.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name, query]) => [name, query]));

/** Conditions of a style sheet on the width of the window or of a container: `width < 45em`. */
function conditionsOf(sheet: string): string[] {
  const css = readFileSync(join(sources, sheet), 'utf8').replaceAll(/--mr-[\w-]+/g, (name) => named.get(name) ?? name);
  return [...css.matchAll(/@(?:media|container)([^{]+)\{/g)].flatMap(
    ([, query = '']) => query.match(/(?:inline-size|width) (?:<|>=) [\d.]+r?em/g) ?? [],
  );
}

/** Whether a condition holds in a window, or in a container as wide as it. */
function holds(condition: string, width: number): boolean {
  const [, relation, em] = /(<|>=) ([\d.]+)/.exec(condition) ?? [];
  return (relation === '<') === width < Number(em) * 16;
}

const sheets = Map.groupBy(globSync('{base,shop,work}/*/*.css', { cwd: sources }), dirname);

it.each(Object.entries(tabletModes))(
  '%s draws each matrix with a layout there that no other mode shows',
  (name, mode) => {
    const found = [...sheets].filter(([, own]) => {
      const conditions = own.flatMap(conditionsOf);
      const layoutAt = (width: number) => conditions.map((condition) => holds(condition, width)).join();
      return Object.values(modes).every(({ viewport }) => layoutAt(viewport) !== layoutAt(mode.viewport));
    });
    expect(found.map(([folder]) => basename(folder)).sort()).toEqual(reflowing[name as keyof typeof tabletModes]);
  },
);

it('adds the modes of tablets to these matrices alone', () => {
  const namesOf = (component: string) => Object.keys(modesOf({ title: `Catalog/${component}`, name: 'Matrix' }));
  expect(namesOf('Header')).toEqual([...Object.keys(modes), 'tablet-wide']);
  expect(namesOf('Badge')).toEqual(Object.keys(modes));
});
