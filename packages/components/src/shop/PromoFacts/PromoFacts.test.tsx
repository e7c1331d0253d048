import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { PromoFacts } from './PromoFacts.js';

const facts = [
  { value: '40', unit: 'min', title: 'from the shop to your door' },
  { value: '$10', prefix: 'from', title: 'delivery, however many shops' },
  { value: '97', unit: '%', title: 'positive feedback' },
];

describeConformance(<PromoFacts aria-label="In figures" items={facts} />, {
  element: HTMLUListElement,
  otherProps: { items: facts.slice(1) },
});

it('reads each number with its unit and text, and symbols without a space', () => {
  render(<PromoFacts items={facts} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '40 min from the shop to your door',
    'from $10 delivery, however many shops',
    '97% positive feedback',
  ]);
});
