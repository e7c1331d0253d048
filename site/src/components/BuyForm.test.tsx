import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../context/pageContext';
import { BuyForm } from './BuyForm';

const product = {
  id: 'a',
  slug: 'lamp',
  title: 'Lamp',
  price: 20,
  discount: 0,
  thumbnail: '/lamp-1.webp',
  colors: ['#2f6f9e', '#c4463f'],
  size: null,
  published: true,
};
const colors = [
  { value: '#2f6f9e', label: 'Harbor blue' },
  { value: '#c4463f', label: 'Brick red' },
];

function drawn(locale: 'en' | 'de', pictures: Record<string, string>, names = colors): string {
  return renderToStaticMarkup(
    <BuyForm page={pageContext(locale)} product={product} colors={names} pictures={pictures} />,
  );
}

it('says in which color goods are pictured that have no picture in each', () => {
  expect(drawn('en', {})).toContain('Pictured in Harbor blue');
  expect(drawn('de', {})).toContain('Abgebildet in Harbor blue');
  expect(drawn('en', { '#c4463f': '/lamp-c4463f.webp' })).toContain('Pictured in Brick red');
});

it('says nothing of it where each color has its picture, or there is no choice', () => {
  expect(drawn('en', { '#2f6f9e': '/lamp-1.webp', '#c4463f': '/lamp-c4463f.webp' })).not.toContain('Pictured');
  expect(drawn('en', {}, colors.slice(0, 1))).not.toContain('Pictured');
  expect(drawn('en', {}, [])).not.toContain('Pictured');
});

it.each([
  ['has no stock', { stock: 0 }],
  [
    'has no stock in any choice',
    {
      variants: [
        { id: 'a~2f6f9e~', stock: 0 },
        { id: 'a~c4463f~', stock: 0 },
      ],
    },
  ],
])('cannot be bought when it %s, and says so', (_, changes) => {
  const form = (locale: 'en' | 'de') =>
    renderToStaticMarkup(
      <BuyForm page={pageContext(locale)} product={{ ...product, ...changes }} colors={colors} pictures={{}} />,
    );
  expect(form('en')).toContain('Sold out');
  expect(form('de')).toContain('Ausverkauft');
  expect(form('en')).toMatch(/<form id="buy" hidden=""/);
  expect(form('en')).not.toMatch(/<div class="site-buy-actions" hidden=""/);
});

it('holds what is shown once it cannot be bought', () => {
  expect(drawn('en', {})).toMatch(/<div class="site-buy-actions" hidden=""[^>]*><p class="site-noscript">Sold out/);
  expect(drawn('en', {})).not.toMatch(/<form id="buy" hidden/);
});
