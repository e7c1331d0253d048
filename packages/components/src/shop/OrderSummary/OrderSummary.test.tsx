import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import * as de from '../../labels/de.js';
import { OrderSummary } from './OrderSummary.js';

const groups = [
  { title: 'Cybershop', amount: 177.9 },
  { title: 'Word Wide Wishes', amount: 80 },
];

describeConformance(<OrderSummary items={groups} saving={46.8} />, {
  element: HTMLElement,
  tag: 'section',
  label: 'Order summary',
  visibleLabel: 'total',
  otherProps: { items: groups.slice(1), saving: 0 },
});

/** Returns the rows as "term: amount". */
function rows(): string[] {
  const amounts = screen.getAllByRole('definition');
  return screen.getAllByRole('term').map((term, index) => `${term.textContent}: ${amounts[index]!.textContent}`);
}

it('is a named section with a row for each shop, shipping, total, and the saving after it', () => {
  render(<OrderSummary items={groups} shipping={0} saving={46.8} />);
  expect(screen.getByRole('region', { name: 'Order summary' })).toBeInTheDocument();
  expect(rows()).toEqual([
    'Cybershop: $177.90',
    'Word Wide Wishes: $80.00',
    'Express shipping: Free',
    'Total: $257.90',
    'You save in all: $46.80',
  ]);
});

it('distinguishes two shops with one name by their ids, or by their index', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const twins = [
    { id: 'a', title: 'Corner', amount: 1 },
    { id: 'b', title: 'Corner', amount: 2 },
  ];
  const { rerender } = render(<OrderSummary items={twins} extraItems={[{ title: 'Corner', amount: 3 }]} />);
  rerender(<OrderSummary items={twins.slice(1)} extraItems={[{ title: 'Tax', amount: 3 }, ...groups]} />);
  expect(rows().slice(0, 2)).toEqual(['Corner: $2.00', 'Tax: $3.00']);
  render(<OrderSummary items={twins.map(({ title, amount }) => ({ title, amount }))} />);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

it('adds up whole cents, shipping included', () => {
  render(<OrderSummary items={[0.1, 0.2].map((amount) => ({ title: `Shop ${amount}`, amount }))} shipping={4.99} />);
  expect(rows().slice(-2)).toEqual(['Express shipping: $4.99', 'Total: $5.29']);
});

it('renders no shipping row if `shipping` is omitted', () => {
  render(<OrderSummary items={[]} />);
  expect(rows()).toEqual(['Total: $0.00']);
});

it('adds extra rows, such as tax or a discount code, to the total', () => {
  render(<OrderSummary items={groups} shipping={5} extraItems={[{ title: 'Code SPRING', amount: -10 }]} />);
  expect(rows().slice(2)).toEqual(['Express shipping: $5.00', 'Code SPRING: -$10.00', 'Total: $252.90']);
});

it('renders the slots for a note, the action and a hint', () => {
  render(
    <OrderSummary
      items={groups}
      note={<textarea aria-label="Note" />}
      action={<a href="/login">Log in</a>}
      hint="Saved here."
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  expect(screen.getByText('Saved here.')).toBeInTheDocument();
});

it('has German strings', () => {
  render(<OrderSummary items={groups} locale="de-DE" labels={de.OrderSummary} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Bestellübersicht' })).toBeInTheDocument();
  expect(rows().at(-1)).toMatch(/^Gesamt: 257,90\s\$$/);
});
