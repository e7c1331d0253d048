import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import * as de from '../labels/de';
import { QuantitySelector } from './QuantitySelector';
import type { QuantitySelectorProps } from './QuantitySelector';

describeConformance(<QuantitySelector item="Amber Lamp" />, { element: HTMLDivElement });

const field = () => screen.getByRole('spinbutton', { name: 'Quantity of Amber Lamp' });
const decrease = () => screen.getByRole('button', { name: 'Decrease quantity of Amber Lamp' });
const increase = () => screen.getByRole('button', { name: 'Increase quantity of Amber Lamp' });

function start(props: Partial<QuantitySelectorProps> = {}) {
  const onValueChange = vi.fn();
  return { onValueChange, ...setup(<QuantitySelector item="Amber Lamp" onValueChange={onValueChange} {...props} />) };
}

it('begins at the least quantity and tells its limits', () => {
  start();
  expect(field()).toHaveValue('1');
  expect(field()).toHaveAttribute('aria-valuemin', '1');
  expect(field()).toHaveAttribute('aria-valuemax', '9999');
  expect(field()).toHaveAttribute('aria-valuenow', '1');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});

it('counts by its buttons, keeps the focus there and speaks the new quantity', async () => {
  const { user, onValueChange } = start({ defaultValue: 2 });
  await user.click(increase());
  expect(field()).toHaveValue('3');
  expect(increase()).toHaveFocus();
  expect(onValueChange).toHaveBeenLastCalledWith(3, { reason: 'increase' });
  expect(screen.getByRole('status')).toHaveTextContent('Quantity 3');
  await user.click(decrease());
  expect(field()).toHaveAttribute('aria-valuenow', '2');
  expect(onValueChange).toHaveBeenLastCalledWith(2, { reason: 'decrease' });
});

it('marks a button at the limit without taking its focus, and does nothing then', async () => {
  const { user, onValueChange } = start({ max: 2 });
  expect(decrease()).toHaveAttribute('aria-disabled', 'true');
  await user.click(decrease());
  expect(onValueChange).not.toHaveBeenCalled();
  await user.click(increase());
  await user.click(increase());
  expect(increase()).toHaveAttribute('aria-disabled', 'true');
  expect(increase()).toHaveFocus();
  expect(onValueChange).toHaveBeenCalledOnce();
});

it('moves by the keys of a spin button', async () => {
  const { user, onValueChange } = start({ defaultValue: 5 });
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('6');
  await user.keyboard('{PageUp}');
  expect(field()).toHaveValue('16');
  await user.keyboard('{End}');
  expect(field()).toHaveValue('9999');
  await user.keyboard('{Home}{ArrowDown}');
  expect(field()).toHaveValue('1');
  expect(onValueChange).toHaveBeenLastCalledWith(1, { reason: 'key' });
});

it('takes typed digits on Enter, and on leaving the field', async () => {
  const { user, onValueChange } = start();
  await user.click(field());
  await user.keyboard('12');
  expect(onValueChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(12, { reason: 'input' });
  await user.clear(field());
  await user.type(field(), '40');
  await user.tab();
  expect(onValueChange).toHaveBeenLastCalledWith(40, { reason: 'input' });
});

it.each(['', 'two', '0', '-1', '1.5'])('returns to the old quantity when %j is typed', async (text) => {
  const { user, onValueChange } = start({ defaultValue: 3, removable: true });
  await user.clear(field());
  if (text) await user.type(field(), text);
  await user.tab();
  expect(field()).toHaveValue('3');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('shows what the caller keeps, whatever was pressed', async () => {
  const { user, onValueChange } = start({ value: 4 });
  await user.click(increase());
  expect(onValueChange).toHaveBeenCalledWith(5, { reason: 'increase' });
  expect(field()).toHaveValue('4');
});

it('offers to remove at the least quantity, by the button only', async () => {
  function Line() {
    const [quantity, setQuantity] = useState(2);
    return quantity ? (
      <QuantitySelector item="Amber Lamp" removable value={quantity} onValueChange={setQuantity} />
    ) : (
      <p>Gone</p>
    );
  }
  const { user } = setup(<Line />);
  await user.click(decrease());
  expect(decrease()).toHaveAttribute('aria-disabled', 'false');
  await user.click(field());
  await user.keyboard('{ArrowDown}{PageDown}');
  expect(field()).toHaveValue('1');
  await user.click(decrease());
  expect(screen.getByText('Gone')).toBeInTheDocument();
});

it('goes with a plain form by its name', async () => {
  const { user, container } = setup(
    <form>
      <QuantitySelector item="Amber Lamp" name="quantity" />
    </form>,
  );
  await user.click(increase());
  expect(new FormData(container.querySelector('form')!).get('quantity')).toBe('2');
});

it('speaks German', () => {
  render(<QuantitySelector item="Lampe" removable labels={de.QuantitySelector} />);
  expect(screen.getByRole('spinbutton', { name: 'Menge von Lampe' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menge von Lampe verringern' })).toBeInTheDocument();
});
