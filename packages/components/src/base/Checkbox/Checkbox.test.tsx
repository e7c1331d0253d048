import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { Checkbox } from './Checkbox.js';

describeConformance(<Checkbox label="Terms" hint="They are short." error="Agree, please" />, {
  element: HTMLInputElement,
  control: 'input',
  otherProps: { label: 'News', error: undefined },
});

it('works in a plain form', async () => {
  const { container, user } = setup(
    <form>
      <Checkbox label="Terms" name="agreement" value="yes" />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('agreement');
  expect(sent()).toBeNull();
  await user.click(screen.getByText('Terms'));
  expect(sent()).toBe('yes');
});

it('is described by its hint, then by its error', () => {
  setup(<Checkbox label="Terms" hint="They are short." error="Agree, please" required />);
  const box = screen.getByRole('checkbox', { name: 'Terms' });
  expect(box).toHaveAccessibleDescription('They are short. Agree, please');
  expect(box).toBeInvalid();
  expect(box).toBeRequired();
});

it('reports each change, and shows the controlled state', async () => {
  const handleCheckedChange = vi.fn();
  function Owner({ accept }: { accept: boolean }) {
    const [checked, setChecked] = useState(false);
    return (
      <Checkbox
        label="Terms"
        checked={checked}
        onCheckedChange={(next, details) => {
          handleCheckedChange(next, details);
          if (accept) setChecked(next);
        }}
      />
    );
  }
  const { user, rerender } = setup(<Owner accept={false} />);
  await user.click(screen.getByRole('checkbox'));
  expect(handleCheckedChange).toHaveBeenCalledExactlyOnceWith(true, { event: anyEvent });
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  rerender(<Owner accept />);
  await user.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});
