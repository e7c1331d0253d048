import { beforeEach, expect, it, vi } from 'vitest';
import { describeBehavior, describeConformance, render, screen, serverRender } from '#test-utils';
import { attachVariantPicker } from './attachVariantPicker';
import { VariantPicker } from './VariantPicker';
import type { VariantChoice } from './variantPickerState';

const colors = [
  { value: '#22283f', label: 'Midnight' },
  { value: '#c4463f', label: 'Brick red' },
];
const variants = [
  { id: 'p~22283f~S', stock: 0 },
  { id: 'p~c4463f~M', stock: 0 },
];
const changes = vi.fn<(choice: VariantChoice, reason: string) => void>();

beforeEach(() => void changes.mockReset());

const picker = (
  <VariantPicker
    colors={colors}
    sizes={['S', 'M', 'L']}
    variants={variants}
    onValueChange={(choice, { reason }) => changes(choice, reason)}
  />
);
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });

describeConformance(picker, {
  element: HTMLDivElement,
  visibleLabel: 'size',
  otherProps: { sizes: ['XL'] },
});

const attach = (container: HTMLElement) =>
  attachVariantPicker(container, { onValueChange: (choice, { reason }) => changes(choice, reason) });

describeBehavior('VariantPicker', attach, {
  'names colors and sizes, and begins with what can be had': {
    element: picker,
    run: () => {
      expect(screen.getByRole('group', { name: 'Color' })).toBeInTheDocument();
      expect(screen.getByRole('group', { name: 'Size' })).toBeInTheDocument();
      expect(radio('Midnight')).toBeChecked();
      expect(radio(/^S ?, not available$/)).toBeDisabled();
      expect(radio('M')).toBeChecked();
    },
  },
  'takes another size when the chosen one is gone in the new color': {
    element: picker,
    run: async ({ user }) => {
      await user.click(radio('Brick red'));
      expect(changes).toHaveBeenCalledExactlyOnceWith({ color: '#c4463f', size: 'S' }, 'color');
      expect(radio('S')).toBeChecked();
      expect(radio(/^M ?, not available$/)).toBeDisabled();
    },
  },
  'keeps a size that the new color has, and says what was chosen': {
    element: picker,
    run: async ({ user }) => {
      await user.click(radio('L'));
      expect(changes).toHaveBeenLastCalledWith({ color: '#22283f', size: 'L' }, 'size');
      await user.click(radio('Brick red'));
      expect(changes).toHaveBeenLastCalledWith({ color: '#c4463f', size: 'L' }, 'color');
      expect(radio('L')).toBeChecked();
    },
  },
  'has one size to choose among those that are left': {
    element: <VariantPicker colors={colors.slice(0, 1)} sizes={['S', 'M']} variants={variants} />,
    run: async ({ user }) => {
      await user.click(radio(/^S ?, not available$/));
      expect(radio('M')).toBeChecked();
      expect(changes).not.toHaveBeenCalled();
    },
  },
});

it('draws no group without a choice', () => {
  render(<VariantPicker />);
  expect(screen.queryByRole('group')).toBeNull();
});

it('tells the root that changed on a static page', () => {
  const box = serverRender(picker);
  const roots: HTMLElement[] = [];
  const detach = attachVariantPicker(box, { onValueChange: (_choice, { root }) => roots.push(root) });
  radio('Brick red').click();
  expect(roots).toEqual([box.firstElementChild]);
  detach();
});
