import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, fireEvent, screen, setup } from '#test-utils';
import { DateField } from './DateField.js';

describeConformance(<DateField label="Date of birth" hint="As in your passport." error="Give a date in the past" />, {
  element: HTMLInputElement,
  control: 'input',
  otherProps: { label: 'Delivery', hint: undefined, error: undefined },
});

it('works in a plain form, and reports each change', () => {
  const handleValueChange = vi.fn();
  const { container } = setup(
    <form>
      <DateField label="Day" name="day" defaultValue="1991-09-07" max="2026-12-31" onValueChange={handleValueChange} />
    </form>,
  );
  const day = screen.getByLabelText('Day');
  expect(day).toHaveAttribute('max', '2026-12-31');
  fireEvent.change(day, { target: { value: '1992-01-01' } });
  expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('1992-01-01', { event: anyEvent });
  expect(new FormData(container.querySelector('form') ?? undefined).get('day')).toBe('1992-01-01');
});
