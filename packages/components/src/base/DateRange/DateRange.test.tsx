import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, fireEvent, screen, setup } from '#test-utils';
import { DateRange } from './DateRange.js';

describeConformance(<DateRange label="Placed" hint="Leave one empty for an open end." />, {
  element: HTMLFieldSetElement,
  control: 'input',
  visibleLabel: 'from',
  variants: [{ error: 'Too long' }],
  otherProps: { label: 'Paid' },
});

it('reports both days, and submits them in a plain form', () => {
  const handleValue = vi.fn();
  const { container } = setup(
    <form>
      <DateRange label="Placed" name="placed" onValueChange={handleValue} />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Placed' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2023-01-05' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2023-02-01' } });
  expect(handleValue).toHaveBeenLastCalledWith({ from: '2023-01-05', to: '2023-02-01' }, { event: anyEvent });
  const data = new FormData(container.querySelector('form') ?? undefined);
  expect([...data]).toEqual([
    ['placedFrom', '2023-01-05'],
    ['placedTo', '2023-02-01'],
  ]);
});

it('shows an error if the last day is before the first', () => {
  setup(<DateRange label="Placed" defaultValue={{ from: '2023-02-01', to: '2023-01-05' }} />);
  expect(screen.getByRole('group', { name: 'Placed' })).toHaveAccessibleDescription(
    'The last day lies before the first one',
  );
});
