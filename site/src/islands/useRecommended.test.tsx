import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductSnapshot } from '../data/productSnapshot';
import { hold, mark } from '../markup';
import { useRecommended } from './useRecommended';

const messages = { popular: 'Popular right now', recommended: 'Goes well with it' } as never;

const card = (id: string, ...categories: string[]) => (
  <li key={id} {...hold('item', { id, categories })}>
    {id}
  </li>
);
const line = (slug: string) => ({ id: slug, slug, name: slug, price: 1, qty: 1, imgUrl: '/x.webp' });
const snapshots = new Map<string, ProductSnapshot | null>([
  ['boot', { categories: ['boots', 'shoes', 'fashion'] } as unknown as ProductSnapshot],
  ['lamp', { categories: ['lights', 'giftshop'] } as unknown as ProductSnapshot],
  ['gone', null],
]);

function Page({ slugs = [] }: { slugs?: string[] }) {
  useRecommended(slugs.map(line), snapshots, messages);
  return (
    <section {...mark('recommended')}>
      <div>
        <h2>Goes well with it</h2>
        <a href="/gift-shop" aria-label="See all Goes well with it">
          See all
        </a>
      </div>
      <ul>
        {card('key', 'security', 'giftshop')}
        {card('dress', 'dresses', 'fashion')}
        {card('boot', 'boots', 'shoes', 'fashion')}
        {card('sandal', 'shoes', 'fashion')}
      </ul>
    </section>
  );
}

it('an empty cart has products beside it that are popular, and the link to all of them says so', () => {
  render(<Page />);
  expect(screen.getByRole('heading')).toHaveTextContent('Popular right now');
  expect(screen.getByRole('link')).toHaveAccessibleName('See all Popular right now');
});

it('goes by the categories of the lines, the closest first, without what is in the cart', () => {
  render(<Page slugs={['boot', 'gone']} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Goes well with it');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['sandal', 'dress']);
});

it.each([[['lamp']], [['gone']], [['unread']]])('is hidden where nothing goes with %s', (slugs) => {
  render(<Page slugs={slugs} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
