import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, render, screen, setup } from '#test-utils';
import * as de from '../../labels/de.js';
import { ChoiceGroup } from './ChoiceGroup.js';
import type { ChoiceGroupProps } from './ChoiceGroup.js';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large', disabled: true },
];

describeConformance(<ChoiceGroup label="Size" name="size" items={sizes} />, {
  element: HTMLFieldSetElement,
  control: 'input',
  visibleLabel: 'unavailable',
  otherProps: { items: [{ value: 'xl', label: 'Huge' }] },
});

it('works in a plain form', async () => {
  const { container, user } = setup(
    <form>
      <ChoiceGroup label="Size" name="size" items={sizes} defaultValue="s" />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('size');
  expect(sent()).toBe('s');
  await user.click(screen.getByRole('radio', { name: 'Medium' }));
  expect(sent()).toBe('m');
});

it('reports each choice, and shows the controlled value', async () => {
  const handleValueChange = vi.fn();
  function Owner({ accept }: { accept: boolean }) {
    const [value, setValue] = useState('s');
    const handle: ChoiceGroupProps['onValueChange'] = (next, details) => {
      handleValueChange(next, details);
      if (accept) setValue(next);
    };
    return <ChoiceGroup label="Size" name="size" items={sizes} value={value} onValueChange={handle} />;
  }
  const { user, rerender } = setup(<Owner accept />);
  await user.click(screen.getByRole('radio', { name: 'Medium' }));
  expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('m', { event: anyEvent });
  expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
  rerender(<Owner accept={false} />);
  await user.click(screen.getByRole('radio', { name: 'Small' }));
  expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
});

it('names unavailable items, in either language', () => {
  const { rerender } = render(<ChoiceGroup label="Size" name="size" items={sizes} />);
  expect(screen.getByRole('radio', { name: /^Large ?, not available$/ })).toBeDisabled();
  rerender(<ChoiceGroup label="Größe" name="size" items={sizes} labels={de.ChoiceGroup} />);
  expect(screen.getByRole('radio', { name: /^Large ?, nicht verfügbar$/ })).toBeDisabled();
});

it('names swatches for screen readers', () => {
  render(<ChoiceGroup label="Color" name="color" items={[{ value: '#0a7', label: 'Green', swatch: '#0a7' }]} />);
  expect(screen.getByRole('radio', { name: 'Green' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Color' })).toBeInTheDocument();
});
