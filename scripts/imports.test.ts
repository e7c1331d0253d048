import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circleIn, importsWithin } from './lib/imports.mjs';
import { inRoot } from './lib/root.mjs';

describe.each([
  ['packages/api/src', 'main.ts'],
  ['packages/cart-client/src', 'index.ts'],
  ['packages/components/src', 'shop/ProductCard/ProductCard.tsx'],
  ['packages/fixtures/src', 'index.ts'],
  ['packages/fixtures/studio', 'manifest.ts'],
  ['packages/fixtures/studio3d', 'render.ts'],
  ['site/src', 'layouts/Page.astro'],
  ['scripts', 'test.mjs'],
  ['tests', 'support/server.ts'],
  ['bench', 'on-demand.mjs'],
  ['.storybook', 'preview.tsx'],
])('%s', (folder, known) => {
  const imports = importsWithin(inRoot(...folder.split('/')));

  it('has no file that imports itself by way of others, types included', () => {
    expect([...imports.keys()]).toContain(known);
    expect(circleIn(imports)).toEqual([]);
  });
});

it('a circle is told by its files, in order', () => {
  const arrows = new Map(Object.entries({ a: new Set(['b']), b: new Set(['c']), c: new Set(['b']) }));
  expect(circleIn(arrows)).toEqual(['b', 'c', 'b']);
});

it('every way of importing is read, and no text that looks like one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marketrow-imports-'));
  try {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) writeFileSync(join(folder, `${name}.ts`), '');
    mkdirSync(join(folder, 'g'));
    writeFileSync(join(folder, 'g', 'index.ts'), '');
    writeFileSync(
      join(folder, 'page.astro'),
      [
        `import type { A } from './a.ts';`,
        `import {`,
        `  B,`,
        `} from './b.ts';`,
        `export * from './c.ts';`,
        `  import './d.ts';`,
        `const e = await import('./e');`,
        `import { G } from './g';`,
        `write(\`import { F } from './f.ts';\`);`,
      ].join('\n'),
    );
    const paths = importsWithin(folder).get('page.astro') ?? [];
    expect([...paths]).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'g/index.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('no folder of the site imports itself by way of others', () => {
  // A file beside the folders, such as routes.ts, stands for itself.
  const folderOf = (file: string) => file.split('/').slice(0, -1).join('/') || file;
  const byFolder = new Map<string, Set<string>>();
  for (const [file, targets] of importsWithin(inRoot('site', 'src'))) {
    const arrows = byFolder.get(folderOf(file)) ?? new Set();
    for (const target of targets) if (folderOf(target) !== folderOf(file)) arrows.add(folderOf(target));
    byFolder.set(folderOf(file), arrows);
  }
  expect(byFolder.get('layouts')).toContain('components');
  expect(circleIn(byFolder)).toEqual([]);
});

it('components reach another one through its folder; its page script, its markup, the props of its element and its hook have entries of their own', () => {
  const offenders: string[] = [];
  for (const [file, targets] of importsWithin(inRoot('packages', 'components', 'src'))) {
    const [room, folder] = file.split('/');
    // The static forms share the rules of the components.
    if (room === 'static') continue;
    for (const target of targets) {
      const [, other = '', part = ''] = target.split('/');
      if (part === '' || part === 'index.ts' || !/^[A-Z]/.test(other) || other === folder) continue;
      // `priceElement` is the markup of `Price` without a component round it, `iconButtonProps` what an `IconButton` gives to its element,
      // `useWishlist` what the heart of `WishlistButton` does.
      if (/^attach\w+\.ts$|^\w+(Element|Props)\.tsx?$|^use[A-Z]\w+\.ts$/.test(part)) continue;
      offenders.push(`${file} imports ${target}`);
    }
  }
  expect(offenders).toEqual([]);
});
