import { expect, it } from 'vitest';
import { describeConformance, render } from '#test-utils';
import { Price } from './Price';

describeConformance(<Price price={50} discount={20} />, { element: HTMLSpanElement });

it('says that the amount is the price', () => {
  const { container } = render(<Price price={40} />);
  expect(container).toHaveTextContent(/^Price \$40\.00$/);
  expect(container.firstElementChild).not.toHaveAttribute('data-reduced');
});

it('says both prices and the reduction in words', () => {
  const { container } = render(<Price price={50} discount={20} />);
  expect(container).toHaveTextContent(/^Price \$40\.00 Original price \$50\.00 Save 20%$/);
  expect(container.querySelector('del')).toHaveTextContent('$50.00');
  expect(container.firstElementChild).toHaveAttribute('data-reduced');
});

it('rounds half a cent up, once per piece', () => {
  const { container } = render(<Price price={57.65} discount={15} />);
  expect(container).toHaveTextContent('$49.00');
});

it('does not call a price reduced that stays the same after rounding', () => {
  const { container } = render(<Price price={0.01} discount={10} />);
  expect(container).toHaveTextContent(/^Price \$0\.01$/);
});

it('shows the amount saved when asked', () => {
  const { container } = render(<Price price={57.65} discount={15} showSaving />);
  expect(container).toHaveTextContent(/You save \$8\.65$/);
});

it('writes amounts as the language does', () => {
  const { container } = render(<Price price={1299} locale="de-DE" labels={{ price: 'Preis' }} />);
  expect(container).toHaveTextContent(/^Preis 1\.299,00\s\$$/);
});

it('takes another currency', () => {
  const { container } = render(<Price price={12.5} currency="EUR" />);
  expect(container).toHaveTextContent('€12.50');
});

it('tells its size to the stylesheet', () => {
  const { container } = render(<Price price={12.5} size="lg" />);
  expect(container.firstElementChild).toHaveAttribute('data-size', 'lg');
});
