import { expect, it, vi } from 'vitest';
import { describeConformance, fireEvent, screen, setup } from '#test-utils';
import { NumberField } from './NumberField';

describeConformance(<NumberField label="Price" prefix="$" hint="Without tax" error="Not a price" step={0.01} />, {
  element: HTMLInputElement,
  control: 'input',
  variants: [{ suffix: '%', action: <button type="button">All of it</button> }],
  otherProps: { label: 'Discount', error: undefined },
});

it('is a number of a plain form, with its limits', async () => {
  const handleValue = vi.fn();
  const { container, user } = setup(
    <form>
      <NumberField label="Discount" name="discount" min={0} max={60} step={0.5} onValueChange={handleValue} />
    </form>,
  );
  const field = screen.getByRole('spinbutton', { name: 'Discount' });
  await user.type(field, '12.5');
  expect(handleValue).toHaveBeenLastCalledWith('12.5', { reason: 'input' });
  expect(new FormData(container.querySelector('form') ?? undefined).get('discount')).toBe('12.5');
  expect(field).toHaveAttribute('max', '60');
  expect(field).toHaveAttribute('inputmode', 'decimal');
});

it('is left by the wheel, which would change it unseen', async () => {
  const { user } = setup(<NumberField label="Stock" defaultValue="4" />);
  const field = screen.getByRole('spinbutton', { name: 'Stock' });
  await user.click(field);
  fireEvent.wheel(field, { deltaY: 100 });
  expect(field).not.toHaveFocus();
  expect(field).toHaveValue(4);
});
