import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { DescriptionList } from './DescriptionList.js';

const items = [
  { term: 'Placed', description: '12 Nov 2023' },
  { term: 'Customer', description: <a href="/customers/ines">Ines Calder</a> },
];

describeConformance(<DescriptionList items={items} />, {
  element: HTMLDListElement,
  variants: [{ layout: 'stacked' }],
  otherProps: { items: items.slice(1) },
});

it('pairs each term with its description', () => {
  render(<DescriptionList items={items} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Placed', 'Customer']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12 Nov 2023',
    'Ines Calder',
  ]);
});
