import { Price } from '@marketrow/components/Price';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../context/pageContext';
import { drawPrice, elementOf } from './drawPrice';
import { liveTemplates } from './templates';

const measure = { amount: 0.4, unit: 'kg' };

it.each([
  ['en', { price: 5, discount: 0 }, /\$12\.50 \/ kg$/],
  ['en', { price: 4.94, discount: 15 }, /Save 15%.*\$10\.50 \/ kg$/],
  ['de', { price: 5, discount: 0 }, /Grundpreis 12,50\s\$ \/ kg$/],
] as const)('draws the price per unit of the live price, again and again, %s', (locale, fields, text) => {
  const page = pageContext(locale);
  const templates = liveTemplates(page);
  const place = document.createElement('p');
  place.append(elementOf(renderToStaticMarkup(<Price {...page.kit.Price} price={9} measure={measure} />)));
  const draw = (live: Parameters<typeof drawPrice>[1]) => {
    const [price] = place.children;
    if (price) drawPrice(price, live, templates);
  };
  draw({ price: 1, discount: 0 });
  draw(fields);
  expect(place.textContent).toMatch(text);
});

it('draws no price per unit where there was none', () => {
  const page = pageContext('en');
  const place = document.createElement('p');
  place.append(elementOf(renderToStaticMarkup(<Price {...page.kit.Price} price={9} />)));
  const [price] = place.children;
  if (price) drawPrice(price, { price: 1, discount: 0 }, liveTemplates(page));
  expect(place.textContent).toBe('Price $1.00');
});
