import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { RadioGroup } from './RadioGroup.js';

const deliveries = [
  { value: 'express', label: 'Express', description: 'Within 40 minutes' },
  { value: 'standard', label: 'Standard' },
];

describeConformance(
  <RadioGroup label="Delivery" name="delivery" items={deliveries} hint="Per shop." error="Choose a delivery" />,
  {
    element: HTMLFieldSetElement,
    control: 'input',
    variants: [{ variant: 'tiles' }, { showLabel: false }],
    otherProps: { label: 'Payment', items: [{ value: 'demo', label: 'Demo' }], error: undefined },
  },
);

it('works in a plain form', async () => {
  const { container, user } = setup(
    <form>
      <RadioGroup label="Delivery" name="delivery" items={deliveries} defaultValue="express" />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('delivery');
  expect(sent()).toBe('express');
  await user.click(screen.getByRole('radio', { name: 'Standard' }));
  expect(sent()).toBe('standard');
});

it('is a named group with its messages; an option is described by its description', () => {
  setup(
    <RadioGroup label="Delivery" name="delivery" items={deliveries} hint="Per shop." error="Choose one" required />,
  );
  const group = screen.getByRole('radiogroup', { name: /^Delivery/ });
  expect(group).toHaveAccessibleDescription('Per shop. Choose one');
  expect(group).toBeInvalid();
  expect(screen.getByRole('radio', { name: 'Express' })).toHaveAccessibleDescription('Within 40 minutes');
});

it('reports each choice, and shows the controlled value', async () => {
  const handleValueChange = vi.fn();
  function Owner({ accept }: { accept: boolean }) {
    const [value, setValue] = useState('express');
    return (
      <RadioGroup
        label="Delivery"
        name="delivery"
        items={deliveries}
        value={value}
        onValueChange={(next, details) => {
          handleValueChange(next, details);
          if (accept) setValue(next);
        }}
      />
    );
  }
  const { user, rerender } = setup(<Owner accept={false} />);
  await user.click(screen.getByRole('radio', { name: 'Standard' }));
  expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('standard', { event: anyEvent });
  expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
  rerender(<Owner accept />);
  await user.click(screen.getByRole('radio', { name: 'Standard' }));
  expect(screen.getByRole('radio', { name: 'Standard' })).toBeChecked();
});
