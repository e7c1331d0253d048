import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { screen, serverRender } from '#test-utils';
import { attachQuantitySelector, writeQuantity } from './attachQuantitySelector';
import { QuantitySelector } from './QuantitySelector';
import type { QuantitySelectorProps } from './QuantitySelector';

const field = () => screen.getByRole('spinbutton', { name: 'Quantity of Amber Lamp' });
const button = (name: string) => screen.getByRole('button', { name });

function start(props: Partial<QuantitySelectorProps> = {}) {
  const root = serverRender(<QuantitySelector item="Amber Lamp" {...props} />);
  const changes: [number, string][] = [];
  const announce = vi.fn();
  const detach = attachQuantitySelector(root, {
    announce,
    onValueChange: (value, { reason, element }) => {
      expect(element).toBe(root.firstElementChild);
      changes.push([value, reason]);
    },
  });
  onTestFinished(detach);
  return { root, changes, announce, detach, user: userEvent.setup() };
}

it('counts by its buttons and speaks', async () => {
  const { user, changes, announce } = start({ defaultValue: 2, max: 3 });
  await user.click(button('Increase quantity of Amber Lamp'));
  expect(field()).toHaveValue('3');
  expect(field()).toHaveAttribute('aria-valuenow', '3');
  expect(button('Increase quantity of Amber Lamp')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Increase quantity of Amber Lamp'));
  await user.click(button('Decrease quantity of Amber Lamp'));
  expect(changes).toEqual([
    [3, 'increase'],
    [2, 'decrease'],
  ]);
  expect(announce.mock.calls).toEqual([['Quantity 3'], ['Quantity 2']]);
});

it('moves by keys and takes typed digits, as in React', async () => {
  const { user, changes } = start();
  await user.click(field());
  await user.keyboard('{ArrowUp}{PageUp}{Home}');
  await user.clear(field());
  await user.type(field(), '25{Enter}');
  await user.clear(field());
  await user.type(field(), 'many');
  await user.tab();
  expect(field()).toHaveValue('25');
  expect(changes).toEqual([
    [2, 'key'],
    [12, 'key'],
    [1, 'key'],
    [25, 'input'],
  ]);
});

it('takes what was typed before a button is pressed', async () => {
  const { user, changes } = start();
  await user.clear(field());
  await user.type(field(), '5');
  await user.click(button('Increase quantity of Amber Lamp'));
  expect(changes).toEqual([
    [5, 'input'],
    [6, 'increase'],
  ]);
});

it('keeps the name of the bin at the least quantity and reports 0', async () => {
  const { user, changes } = start({ defaultValue: 2, removable: true });
  await user.click(button('Decrease quantity of Amber Lamp'));
  await user.click(button('Decrease quantity of Amber Lamp'));
  expect(changes).toEqual([
    [1, 'decrease'],
    [0, 'decrease'],
  ]);
  expect(field()).toHaveValue('1');
});

it('shows a quantity from elsewhere without telling anybody', () => {
  const { root, changes, announce } = start({ removable: true });
  writeQuantity(root.firstElementChild as HTMLElement, 7);
  expect(field()).toHaveValue('7');
  expect(button('Decrease quantity of Amber Lamp')).toHaveAttribute('aria-disabled', 'false');
  expect(changes).toEqual([]);
  expect(announce).not.toHaveBeenCalled();
});

it('rests after the clean-up', async () => {
  const { user, changes, detach } = start();
  detach();
  await user.click(button('Increase quantity of Amber Lamp'));
  expect(changes).toEqual([]);
});
