import { expect, it, vi } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { describeConformance, screen, setup } from '#test-utils';
import { PriceRangeFilter } from './PriceRangeFilter';

const edges = [0, 10, 20, 50, 100];

describeConformance(<PriceRangeFilter edges={edges} counts={[1, 4, 2, 0]} />, {
  element: HTMLFieldSetElement,
  control: 'input[name]',
  label: 'Price',
  visibleLabel: 'min',
  otherProps: { edges: [0, 5, 50], counts: [1, 1] },
});

const slider = (name: string) => screen.getByRole('slider', { name });
const field = (name: string) => screen.getByRole('spinbutton', { name });

it('speaks the price at each thumb, in the language of the page', () => {
  setup(<PriceRangeFilter edges={edges} defaultValue={{ min: 10 }} locale="de-DE" currency="EUR" />);
  expect(slider('Minimum price')).toHaveAttribute('aria-valuetext', '10,00\u00a0€');
  expect(slider('Maximum price')).toHaveAttribute('aria-valuetext', '100,00\u00a0€');
});

it('tells a range when a thumb is let go, and never lets thumbs pass', () => {
  const onValueChange = vi.fn();
  setup(<PriceRangeFilter edges={edges} defaultValue={{ max: 20 }} onValueChange={onValueChange} />);
  fireEvent.change(slider('Minimum price'), { target: { value: '4' } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ min: 10, max: 20 }, { reason: 'move' });
  expect(field('Minimum price')).toHaveValue(10);
});

it('tells a typed amount when the field is left, and forgets it on Escape', async () => {
  const onValueChange = vi.fn();
  const { user } = setup(<PriceRangeFilter edges={edges} onValueChange={onValueChange} />);
  await user.type(field('Minimum price'), '15');
  expect(onValueChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 15 }, { reason: 'type' });
  await user.type(field('Maximum price'), '9');
  await user.keyboard('{Escape}');
  await user.tab();
  expect(onValueChange).toHaveBeenCalledOnce();
  await user.type(field('Maximum price'), '9');
  await user.tab();
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 9, max: 15 }, { reason: 'type' });
});

it('is a part of a plain form, which only its fields fill in', () => {
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
