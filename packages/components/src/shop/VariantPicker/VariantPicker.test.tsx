import { beforeEach, expect, it, vi } from 'vitest';
import { describeBehavior, describeConformance, render, screen, serverRender } from '#test-utils';
import { attachVariantPicker, writeVariants } from '../../static/attachVariantPicker.js';
import { StaticVariantPicker } from '../../static/StaticVariantPicker.js';
import { VariantPicker } from './VariantPicker.js';
import type { VariantChoice } from './variantPickerState.js';

const colors = [
  { value: '#22283f', label: 'Midnight' },
  { value: '#c4463f', label: 'Brick red' },
];
const variants = [
  { color: '#22283f', size: 'S', stock: 0 },
  { color: '#c4463f', size: 'M', stock: 0 },
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

describeBehavior(
  'VariantPicker',
  attach,
  {
    'names colors and sizes, marks what is sold out, and preselects no size': {
      element: picker,
      run: () => {
        expect(screen.getByRole('group', { name: 'Color' })).toBeInTheDocument();
        expect(screen.getByRole('group', { name: 'Size' })).toBeInTheDocument();
        expect(radio('Midnight')).toBeChecked();
        expect(radio(/^S ?, not available$/)).toBeDisabled();
        for (const size of ['M', 'L']) expect(radio(size)).not.toBeChecked();
      },
    },
    'clears a size that is sold out in the new color': {
      element: picker,
      run: async ({ user }) => {
        await user.click(radio('M'));
        await user.click(radio('Brick red'));
        expect(changes).toHaveBeenLastCalledWith({ color: '#c4463f', size: undefined }, 'color');
        expect(radio(/^M ?, not available$/)).toBeDisabled();
        for (const size of ['S', 'L']) expect(radio(size)).not.toBeChecked();
      },
    },
    'preselects the only size, and the first available color': {
      element: <VariantPicker colors={colors} sizes={['One size']} variants={[{ color: '#22283f', stock: 0 }]} />,
      run: () => {
        expect(radio(/^Midnight ?, not available$/)).toBeDisabled();
        expect(radio('Brick red')).toBeChecked();
        expect(radio('One size')).toBeChecked();
      },
    },
    'disables a color without stock if there are no sizes': {
      element: <VariantPicker colors={colors} variants={[{ color: '#c4463f', stock: 0 }]} />,
      run: async ({ user }) => {
        expect(radio('Midnight')).toBeChecked();
        await user.click(radio(/^Brick red ?, not available$/));
        expect(radio('Midnight')).toBeChecked();
        expect(changes).not.toHaveBeenCalled();
      },
    },
    'marks every choice of a sold-out product, except variants with their own stock': {
      element: (
        <VariantPicker
          colors={colors}
          sizes={['S', 'M']}
          stock={0}
          variants={[{ color: '#c4463f', size: 'M', stock: 1 }]}
        />
      ),
      run: () => {
        expect(radio(/^Midnight ?, not available$/)).toBeDisabled();
        expect(radio('Brick red')).toBeChecked();
        expect(radio(/^S ?, not available$/)).toBeDisabled();
        expect(radio('M')).toBeEnabled();
      },
    },
    'keeps a size that the new color has, and passes the choice': {
      element: picker,
      run: async ({ user }) => {
        await user.click(radio('L'));
        expect(changes).toHaveBeenLastCalledWith({ color: '#22283f', size: 'L' }, 'size');
        await user.click(radio('Brick red'));
        expect(changes).toHaveBeenLastCalledWith({ color: '#c4463f', size: 'L' }, 'color');
        expect(radio('L')).toBeChecked();
      },
    },
  },
  StaticVariantPicker,
);

it('renders no group without options', () => {
  render(<VariantPicker />);
  expect(screen.queryByRole('group')).toBeNull();
});

it('notifies the changed root on a static page', () => {
  const box = serverRender(<StaticVariantPicker {...picker.props} />);
  const roots: HTMLElement[] = [];
  const detach = attachVariantPicker(box, { onValueChange: (_choice, { root }) => roots.push(root) });
  radio('Brick red').click();
  expect(roots).toEqual([box.firstElementChild]);
  detach();
});

it('shows the stock that a static page writes later', () => {
  const box = serverRender(<StaticVariantPicker {...picker.props} />);
  const root = box.firstElementChild as HTMLElement;
  const detach = attachVariantPicker(box);
  expect(radio(/^S ?, not available$/)).toBeDisabled();
  writeVariants(root, [{ color: '#22283f', size: 'L', stock: 0 }]);
  root.dispatchEvent(new Event('change'));
  expect(radio('S')).toBeEnabled();
  expect(radio(/^L ?, not available$/)).toBeDisabled();
  detach();
});

it('shows the stock of the product that a static page writes later', () => {
  const box = serverRender(<StaticVariantPicker sizes={['S', 'M']} stock={0} />);
  const root = box.firstElementChild as HTMLElement;
  const detach = attachVariantPicker(box);
  expect(radio(/^S ?, not available$/)).toBeDisabled();
  writeVariants(root, [], 3);
  root.dispatchEvent(new Event('change'));
  expect(radio('S')).toBeEnabled();
  writeVariants(root, [{ size: 'M', stock: 1 }], 0);
  root.dispatchEvent(new Event('change'));
  expect(radio(/^S ?, not available$/)).toBeDisabled();
  expect(radio('M')).toBeEnabled();
  detach();
});

it('offers a color again that a static page was built without, and takes one away', () => {
  const gone = colors.map(({ value }) => ({ color: value, stock: 0 }));
  const box = serverRender(<StaticVariantPicker colors={colors} variants={gone} />);
  const root = box.firstElementChild as HTMLElement;
  const detach = attachVariantPicker(box);
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
  writeVariants(root, [{ color: '#22283f', stock: 0 }]);
  root.dispatchEvent(new Event('change'));
  expect(radio('Brick red')).toBeChecked();
  expect(radio('Midnight, not available')).toBeDisabled();
  writeVariants(root, [{ color: '#c4463f', stock: 0 }]);
  root.dispatchEvent(new Event('change'));
  expect(radio('Midnight')).toBeChecked();
  expect(radio('Brick red, not available')).toBeDisabled();
  detach();
});
