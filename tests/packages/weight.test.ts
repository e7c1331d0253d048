import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { weigh } from '../../bench/peers/weigh.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';
import { createApp } from './support/app';

/*
 * What a product card weighs in an app, and the hand-written card that it is measured beside (bench/peers). Only what is the
 * same on every machine: bytes and elements. Times are in bench/README.md.
 */
let app = '';
beforeAll(async () => {
  app = await createApp('node', [
    '@marketrow/components',
    '@marketrow/cart-client',
    '@marketrow/contract',
    '@marketrow/fixtures',
  ]);
  mkdirSync(join(app, 'bench/cards'), { recursive: true });
  for (const file of ['Grid.tsx', 'products.ts', 'render.tsx'])
    cpSync(inRoot('bench/peers', file), join(app, 'bench', file));
  cpSync(inRoot('bench/peers/cards'), join(app, 'bench/cards'), { recursive: true });
});

const bundle = (contents: string, options: BuildOptions) =>
  build({
    stdin: { contents, resolveDir: join(app, 'bench'), loader: 'tsx' },
    outfile: join(app, 'bench/out.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'error',
    ...options,
  });

/** Renders an element, written as source, to static HTML. */
async function render(imports: string, element: string): Promise<string> {
  const outfile = join(app, `bench/render-${String(Math.random()).slice(2)}.cjs`);
  const contents = `${imports} import { renderToStaticMarkup } from 'react-dom/server';
    export const html = renderToStaticMarkup(${element});`;
  await bundle(contents, {
    outfile,
    format: 'cjs',
    platform: 'node',
    loader: { '.css': 'empty' },
    external: ['react', 'react-dom'],
  });
  return (createRequire(outfile)(outfile) as { html: string }).html;
}

const product = `{ id: 'p1', slug: 'lamp', title: 'Amber table lamp', price: 20, discount: 15, thumbnail: '/lamp.webp',
  shop: { name: 'Fern Hill' }, rating: 4.2, reviews: [{}, {}] }`;
const elementsIn = (html: string) => [...html.matchAll(/<[a-z]/g)].length;

describe('the card written by hand', () => {
  const element = `<Card product={products[0]} wished={false} onAdd={() => undefined} onWish={() => undefined} />`;
  const imports = `import { Card } from './cards/plain'; import { products } from './products';`;

  it('is the one in bench/peers/plain-card.html, of 15 elements', async () => {
    const html = await render(imports, element);
    expect(html).toBe(readFileSync(inRoot('bench/peers/plain-card.html'), 'utf8').trim());
    expect(elementsIn(html)).toBe(15);
  });
});

describe('a live card', () => {
  it('has 22 elements at most with shop, price before, tag, hidden words and second picture', async () => {
    const html = await render(
      `import { ProductCard } from '@marketrow/components/ProductCard';`,
      `<ProductCard product={${product}} href="/lamp" hoverSrc="/lamp-2.webp" onAdd={() => undefined} onWishlistChange={() => undefined} />`,
    );
    for (const part of ['Fern Hill', '<del', '15% off', 'Original price', '/lamp-2.webp']) expect(html).toContain(part);
    expect(elementsIn(html)).toBeLessThanOrEqual(22);
  });

  // 7.9 KB of JavaScript and 6.8 KB of styles, half of them tokens: docs/decisions/0123-what-a-card-weighs.md.
  it('costs a page of cards 15.1 KB at most, JavaScript and styles after gzip', async () => {
    const { js, css } = await weigh(join(app, 'bench'), 'marketrow');
    expect(Math.min(js, css)).toBeGreaterThan(1000);
    expect(js + css, `${js} of JavaScript, ${css} of styles`).toBeLessThanOrEqual(15.1 * 1024);
  });
});
