import { expect, it, onTestFinished, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { describeConformance, render, screen, setup } from '#test-utils';
import { attachVariantPicker } from './attachVariantPicker';
import { VariantPicker } from './VariantPicker';

const colors = [
  { value: '#22283f', label: 'Midnight' },
  { value: '#c4463f', label: 'Brick red' },
];
const variants = [
  { id: 'p~22283f~S', stock: 0 },
  { id: 'p~c4463f~M', stock: 0 },
];
const picker = <VariantPicker colors={colors} sizes={['S', 'M', 'L']} variants={variants} />;

describeConformance(picker, {
  element: HTMLDivElement,
  visibleLabel: 'size',
  otherProps: { sizes: ['XL'] },
});

it('names colors and sizes, and begins with what can be had', () => {
  render(picker);
  expect(screen.getByRole('group', { name: 'Color' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Size' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Midnight' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^S ?, not available$/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
});

it('takes another size when the chosen one is gone in the new color', async () => {
  const handle = vi.fn();
  const { user } = setup(
    <VariantPicker colors={colors} sizes={['S', 'M', 'L']} variants={variants} onValueChange={handle} />,
  );
  await user.click(screen.getByRole('radio', { name: 'Brick red' }));
  expect(handle).toHaveBeenLastCalledWith({ color: '#c4463f', size: 'S' }, { reason: 'color' });
  expect(screen.getByRole('radio', { name: 'S' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^M ?, not available$/ })).toBeDisabled();
});

it('draws no group without a choice', () => {
  render(<VariantPicker />);
  expect(screen.queryByRole('group')).toBeNull();
});

it('follows the color on a static page', () => {
  const handle = vi.fn();
  const box = document.createElement('div');
  box.insertAdjacentHTML('beforeend', renderToString(picker));
  document.body.append(box);
  const detach = attachVariantPicker(box, { onValueChange: handle });
  onTestFinished(() => {
    detach();
    box.remove();
  });
  screen.getByRole('radio', { name: 'Brick red' }).click();
  expect(handle).toHaveBeenCalledWith({ color: '#c4463f', size: 'S' }, { reason: 'choose', root: box.firstChild });
  expect(screen.getByRole('radio', { name: 'M, not available' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'S' })).toBeChecked();
});
