import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UnbrokenText } from './UnbrokenText';

it.each([
  ['Weftbury block T-shirt, heavy cotton', 'Weftbury block [T-shirt], heavy cotton'],
  ['Marlow the bear, 32 cm', 'Marlow the bear, [32 cm]'],
  ['Stowmere cloud backup, 2 TB, 12 months', 'Stowmere cloud backup, [2 TB], 12 months'],
  ['Vitamin-C-Serum, 30 ml', 'Vitamin-C-Serum, [30 ml]'],
  ['Over-ear headphones', 'Over-ear headphones'],
])('keeps the parts of %s together', (text, marked) => {
  const html = renderToStaticMarkup(<UnbrokenText text={text} />);
  expect(html).toBe(marked.replaceAll('[', '<span class="site-unbroken">').replaceAll(']', '</span>'));
});
