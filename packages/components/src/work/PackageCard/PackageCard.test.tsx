import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { PackageCard } from './PackageCard.js';

const items = [{ title: '200 products' }, { title: 'Featured on the home page', included: false }];

describeConformance(<PackageCard title="Gold" price={288} period="year" items={items} current />, {
  element: HTMLElement,
  tag: 'article',
  visibleLabel: 'current',
  variants: [{ current: false, actions: <button type="button">Choose</button> }, { price: 0 }],
  otherProps: { items: items.slice(1), price: 9 },
});

it('announces price, period and missing features as text', () => {
  render(<PackageCard title="Gold" price={288} period="year" items={items} locale="de-DE" currency="EUR" />);
  expect(screen.getByText('288 €')).toBeVisible();
  expect(screen.getByText('a year')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '200 products',
    'Featured on the home page (not included)',
  ]);
  expect(screen.queryByText('Your package')).toBeNull();
});

it('marks the current package as text', () => {
  render(<PackageCard title="Silver" price={0} items={items} current />);
  expect(screen.getByText('Your package')).toBeVisible();
  expect(screen.getByText('Free')).toBeVisible();
});
