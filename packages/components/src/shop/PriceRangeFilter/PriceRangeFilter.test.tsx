import { expect, it, vi } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { PriceRangeFilter } from './PriceRangeFilter.js';

const edges = [0, 10, 20, 50, 100];

describeConformance(<PriceRangeFilter edges={edges} counts={[1, 4, 2, 0]} names={['their-name', 'max']} />, {
  element: HTMLFieldSetElement,
  control: 'input[name]',
  label: 'Price',
  visibleLabel: 'min',
  otherProps: { edges: [0, 5, 50], counts: [1, 1] },
});

const slider = (name: string) => screen.getByRole('slider', { name });
const field = (name: string) => screen.getByRole('spinbutton', { name });

it('announces the price at each thumb in the language of the page', () => {
  setup(<PriceRangeFilter edges={edges} defaultValue={{ min: 10 }} locale="de-DE" currency="EUR" />);
  expect(slider('Minimum price')).toHaveAttribute('aria-valuetext', '10,00\u00a0€');
  expect(slider('Maximum price')).toHaveAttribute('aria-valuetext', '100,00\u00a0€');
});

it('calls `onValueChange` when a thumb is released, and never lets the thumbs pass each other', () => {
  const onValueChange = vi.fn();
  setup(<PriceRangeFilter edges={edges} defaultValue={{ max: 20 }} onValueChange={onValueChange} />);
  fireEvent.change(slider('Minimum price'), { target: { value: '4' } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ min: 10, max: 20 }, { reason: 'move', event: anyEvent });
  expect(field('Minimum price')).toHaveValue('10');
});

it('calls `onValueChange` when a field is left, and restores the amount on Escape', async () => {
  const onValueChange = vi.fn();
  const { user } = setup(<PriceRangeFilter edges={edges} onValueChange={onValueChange} />);
  await user.type(field('Minimum price'), '15');
  expect(onValueChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 15 }, { reason: 'type', event: anyEvent });
  await user.type(field('Maximum price'), '9');
  await user.keyboard('{Escape}');
  await user.tab();
  expect(onValueChange).toHaveBeenCalledOnce();
  await user.type(field('Maximum price'), '9');
  await user.tab();
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 9, max: 15 }, { reason: 'type', event: anyEvent });
});

it('works in a plain form, which sends only its fields', () => {
  const { container } = setup(
    <form>
      <PriceRangeFilter edges={edges} defaultValue={{ min: 10 }} names={['from', 'to']} />
    </form>,
  );
  const sent = new FormData(container.querySelector('form') ?? undefined);
  expect([...sent]).toEqual([
    ['from', '10'],
    ['to', ''],
  ]);
});

it.each([
  ['de-DE', '12,50', 12.5],
  ['de-DE', '1.250', 1250],
  ['en-US', '1,250', 1250],
  ['de-CH', '1’250.50', 1250.5],
])('accepts an amount in the format of %s: %s', async (locale, text, max) => {
  const onValueChange = vi.fn();
  const { user } = setup(<PriceRangeFilter edges={edges} locale={locale} onValueChange={onValueChange} />);
  await user.click(field('Maximum price'));
  await user.paste(text);
  await user.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ max }, { reason: 'type', event: anyEvent });
});

it.each([
  ['en-US', 'USD', 'cheap', /such as 1,250\.50\./],
  ['en-US', 'USD', '-4', /such as 1,250\.50\./],
  ['de-DE', 'USD', '12,345', /such as 1\.250,50\./],
  ['de-DE', 'JPY', '12,5', /such as 1\.250\./],
])('shows in %s that in %s %s is not an amount, and keeps the range', async (locale, currency, text, message) => {
  const onValueChange = vi.fn();
  const { user } = setup(
    <PriceRangeFilter
      edges={edges}
      locale={locale}
      currency={currency}
      defaultValue={{ min: 10 }}
      onValueChange={onValueChange}
    />,
  );
  await user.clear(field('Minimum price'));
  await user.type(field('Minimum price'), text);
  await user.tab();
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field('Minimum price')).toBeInvalid();
  expect(field('Minimum price')).toHaveAccessibleDescription(message);
  expect(field('Minimum price')).toHaveValue(text);
  await user.type(field('Minimum price'), '{Escape}');
  expect(field('Minimum price')).toHaveValue('10');
  expect(field('Minimum price')).not.toBeInvalid();
});

it('accepts three decimals in a currency with three', async () => {
  const onValueChange = vi.fn();
  const { user } = setup(<PriceRangeFilter edges={edges} currency="KWD" onValueChange={onValueChange} />);
  await user.type(field('Minimum price'), '1.234{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ min: 1.234 }, { reason: 'type', event: anyEvent });
});
