import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, render, screen, setup } from '#test-utils';
import { SwatchGroup } from './SwatchGroup.js';

const colors = [
  { value: '#22283f', label: 'Midnight' },
  { value: '#c4463f', label: 'Brick red' },
  { value: '#2d7a4b', label: 'Fir green', disabled: true },
];

describeConformance(<SwatchGroup label="Color" name="color" items={colors} defaultValue="#22283f" />, {
  element: HTMLFieldSetElement,
  control: 'input:checked',
  label: 'Color',
  visibleLabel: 'unavailable',
  otherProps: { items: colors.slice(1) },
});

it('is a named group of radio buttons in a plain form', async () => {
  const handle = vi.fn();
  const { container, user } = setup(
    <form>
      <SwatchGroup label="Color" name="color" items={colors} defaultValue="#22283f" onValueChange={handle} />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Color' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Brick red' }));
  expect(new FormData(container.querySelector('form') ?? undefined).get('color')).toBe('#c4463f');
  expect(handle).toHaveBeenCalledExactlyOnceWith('#c4463f', { event: anyEvent });
});

it('names unavailable colors', () => {
  render(<SwatchGroup label="Color" name="color" items={colors} />);
  expect(screen.getByRole('radio', { name: /^Fir green ?, not available$/ })).toBeDisabled();
});
