import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { sections } from '../../../.storybook/blocks/keyboard';
import * as blocks from '../../../.storybook/blocks/tokens';
import { statusOf } from '../../../.storybook/status';
import { componentFolders } from '../tooling/entries.ts';
import { tokensCss } from '../tooling/tokens.ts';
import { kit } from './kit';

/* Pages of Storybook about the whole kit (`.storybook/docs`). */

// Storybook's own blocks need a browser when they are imported; this one only sets the styles of a page aside.
vi.mock('@storybook/addon-docs/blocks', () => ({ Unstyled: ({ children }: { children: ReactNode }) => children }));

const root = join(kit, '../..');
const pages = globSync('*.mdx', { cwd: join(root, '.storybook/docs') }).map((file) =>
  readFileSync(join(root, '.storybook/docs', file), 'utf8'),
);

it('show every token', () => {
  const names = new Set([...tokensCss().matchAll(/^\s+(--mr-[\w-]+):/gm)].map(([, name = '']) => name));
  const text = pages.map((page) => page + drawn(page)).join('\n');
  const missing = [...names].filter((name) => !new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(text));
  expect(names.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

it('have a keyboard section for components that exist, from headings that exist', () => {
  const headings = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
  const components = componentFolders(kit).map(({ name }) => name);
  const [, below = ''] = /^## Components\n([\s\S]*?)^## /m.exec(headings) ?? [];
  expect(Object.keys(sections)).toEqual([...below.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading));
  expect(
    Object.values(sections)
      .flat()
      .filter((name) => !components.includes(name)),
  ).toEqual([]);
});

it('have a status of each component as its package has it', () => {
  const exported = Object.keys(
    (JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { exports: Record<string, string> }).exports,
  );
  for (const { room, name } of componentFolders(kit)) {
    const tags = statusOf(join(kit, 'src', room, name, `${name}.stories.tsx`), []);
    const [built = ''] = globSync([`${name}.js`, `../../internal/parts/${name}.js`], {
      cwd: join(kit, 'dist', room, name),
    });
    const isClient = readFileSync(join(kit, 'dist', room, name, built), 'utf8').startsWith('"use client"');
    expect(tags, name).toContain('stable');
    expect(tags.includes('server-safe'), name).toBe(!isClient);
    expect(tags.includes('static-form'), name).toBe(exported.includes(`./${name}/attach`));
  }
  const price = join(kit, 'src/shop/Price/Price.stories.tsx');
  expect(statusOf(price, ['beta'])).toEqual(['server-safe']);
  expect(statusOf(join(root, 'site/src/work/stories/Lists.stories.tsx'), [])).toEqual([]);
});

/** Markup of the blocks of a page with the values of their props, which are lists of names or texts. */
function drawn(page: string): string {
  const lists = Object.fromEntries(
    [...page.matchAll(/^export const (\w+) = (\[[\s\S]*?\]);/gm)].map(([, name = '', list = '']) => [
      name,
      [...list.matchAll(/'([\w-]+)'/g)].map(([, item = '']) => item),
    ]),
  );
  return [...page.matchAll(/<(\w+)((?: \w+=(?:"[^"]*"|\{[^}]*\}))*) \/>/g)]
    .filter(([, name = '']) => name in blocks)
    .map(([, name = '', attributes = '']) => {
      const props = Object.fromEntries(
        [...attributes.matchAll(/(\w+)=(?:"([^"]*)"|\{([^}]*)\})/g)].map(([, key = '', text, code = '']) => [
          key,
          text ?? valueOf(code, lists),
        ]),
      );
      return renderToStaticMarkup(createElement((blocks as Record<string, unknown>)[name] as ComponentType, props));
    })
    .join('\n');
}

function valueOf(code: string, lists: Readonly<Record<string, string[]>>) {
  const names = code.match(/\w+(?:-\w+)*/g) ?? [];
  if (names[0] === 'namesBut') return blocks.namesBut(...(names.slice(1).map((name) => lists[name] ?? []) as []));
  return lists[code] ?? names;
}
