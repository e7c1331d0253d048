import { expect, it, vi } from 'vitest';
import { describeConformance, render } from '#test-utils';
import * as de from '../../labels/de.js';
import { Price } from './Price.js';

describeConformance(<Price price={50} discount={20} />, {
  element: HTMLSpanElement,
  tag: 'span',
  variants: [{ size: 'lg', showSaving: true }, { compareAtPrice: 60 }, { measure: { amount: 0.4, unit: 'kg' } }],
  otherProps: { price: 12, discount: 0 },
  visibleLabel: 'originalPrice',
});

it('announces that the amount is the price', () => {
  const { container } = render(<Price price={40} />);
  expect(container).toHaveTextContent(/^Price \$40\.00$/);
  expect(container.firstElementChild).not.toHaveAttribute('data-reduced');
});

it('announces both prices and the discount', () => {
  const { container } = render(<Price price={50} discount={20} />);
  expect(container).toHaveTextContent(/^Price \$40\.00 Original price \$50\.00 Save 20%$/);
  expect(container.querySelector('del')).toHaveTextContent('$50.00');
  expect(container.firstElementChild).toHaveAttribute('data-reduced');
});

it('rounds half a cent up, once per unit', () => {
  const { container } = render(<Price price={57.65} discount={15} />);
  expect(container).toHaveTextContent('$49.00');
});

it('shows no discount if both prices are equal after rounding', () => {
  const { container } = render(<Price price={0.01} discount={10} />);
  expect(container).toHaveTextContent(/^Price \$0\.01$/);
});

it('shows the saving with `showSaving`', () => {
  const { container } = render(<Price price={57.65} discount={15} showSaving />);
  expect(container).toHaveTextContent(/You save \$8\.65$/);
});

it('formats amounts in the locale', () => {
  const { container } = render(<Price price={1299} locale="de-DE" labels={{ price: 'Preis' }} />);
  expect(container).toHaveTextContent(/^Preis 1\.299,00\s\$$/);
});

it('accepts another currency', () => {
  const { container } = render(<Price price={12.5} currency="EUR" />);
  expect(container).toHaveTextContent('€12.50');
});

it('exposes its size as `data-size`', () => {
  const { container } = render(<Price price={12.5} size="lg" />);
  expect(container.firstElementChild).toHaveAttribute('data-size', 'lg');
});

it('accepts both prices of a record', () => {
  const { container } = render(<Price price={40} compareAtPrice={50} showSaving />);
  expect(container).toHaveTextContent(/^Price \$40\.00 Original price \$50\.00 Save 20% You save \$10\.00$/);
});

it('rounds in the minor unit of the currency', () => {
  const { container, rerender } = render(<Price price={1.234} currency="KWD" />);
  expect(container).toHaveTextContent(/KWD\s1\.234$/);
  rerender(<Price price={1234} currency="JPY" />);
  expect(container).toHaveTextContent(/¥1,234$/);
});

it('renders nothing for a price that is not a number', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<Price price={NaN} />);
  expect(container).toHaveTextContent(/^$/);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('mr: a price is NaN.'));
  error.mockRestore();
});

it('shows the price per unit of the current price', () => {
  const { container } = render(<Price price={4.94} discount={15} measure={{ amount: 0.4, unit: 'kg' }} />);
  expect(container).toHaveTextContent(/Save 15% Unit price \$10\.50 \/ kg$/);
});

it('shows the price per unit in the locale', () => {
  const { container } = render(
    <Price price={2} locale="de-DE" labels={de.Price} measure={{ amount: 0.5, unit: 'kg' }} />,
  );
  expect(container).toHaveTextContent(/Grundpreis 4,00\s\$ \/ kg$/);
});

it.each([[undefined], [null], [{ amount: 0, unit: 'kg' }]])('shows no price per unit of %j', (measure) => {
  const { container } = render(<Price price={4} measure={measure} />);
  expect(container).toHaveTextContent(/^Price \$4\.00$/);
});
