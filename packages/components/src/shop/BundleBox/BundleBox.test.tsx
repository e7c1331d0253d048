import { beforeEach, expect, it, vi } from 'vitest';
import { describeBehavior, describeConformance, render, screen, waitFor } from '#test-utils';
import type { BehaviorCase } from '#test-utils';
import { announce } from '../../base/LiveRegion/index.js';
import { attachBundleBox } from '../../static/attachBundleBox.js';
import { StaticBundleBox } from '../../static/StaticBundleBox.js';
import { BundleBox } from './BundleBox.js';

const items = [
  { id: 'key', title: 'Keyfold', price: 57.65, discount: 15, thumbnail: '/k.webp' },
  { id: 'box', title: 'Gift box', price: 35, discount: 0, thumbnail: '/b.webp', href: '/products/box' },
];

/** Called with the ids of the added products in both forms. */
const handleAdd = vi.fn<(ids: (string | number)[]) => unknown>();

beforeEach(() => void handleAdd.mockReset());

describeConformance(<BundleBox items={items} onAdd={() => undefined} />, {
  element: HTMLElement,
  tag: 'section',
  visibleLabel: 'total',
  otherProps: { items: items.slice(1) },
});

const attach = (container: HTMLElement) => attachBundleBox(container, { onAdd: handleAdd, announce });
const element: BehaviorCase['element'] = (form) =>
  form === 'react' ? (
    <BundleBox items={items} onAdd={(chosen) => handleAdd(chosen.map(({ id }) => id))} />
  ) : (
    <StaticBundleBox items={items} />
  );
const sum = () => screen.getByText('Total').parentElement;

describeBehavior('BundleBox', attach, {
  'selects everything at first': {
    element,
    run: () => {
      expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
      expect(sum()).toHaveTextContent('Total $84.00 Original price $92.65');
      expect(screen.getByRole('button', { name: 'Add all 2' })).toBeInTheDocument();
    },
  },
  'adds the selected products, shows their sum, and announces their number': {
    element,
    run: async ({ user }) => {
      await user.click(screen.getByRole('checkbox', { name: 'Include Gift box' }));
      expect(sum()).toHaveTextContent('Total $49.00 Original price $57.65');
      await user.click(screen.getByRole('button', { name: 'Add 1 item' }));
      expect(handleAdd).toHaveBeenCalledExactlyOnceWith(['key']);
      expect(screen.getByRole('status')).toHaveTextContent('1 item added to cart');
    },
  },
  'never selects, sums or adds a sold-out product, and marks it': {
    element: (form) => {
      const some = [items[0]!, { ...items[1]!, soldOut: true }];
      return form === 'react' ? (
        <BundleBox items={some} onAdd={(chosen) => handleAdd(chosen.map(({ id }) => id))} />
      ) : (
        <StaticBundleBox items={some} />
      );
    },
    run: async ({ user }) => {
      const tick = screen.getByRole('checkbox', { name: 'Include Gift box' });
      expect(tick).toBeDisabled();
      expect(tick).not.toBeChecked();
      expect(tick.closest('li')).toHaveTextContent('Sold out');
      expect(sum()).toHaveTextContent('Total $49.00');
      await user.click(tick);
      await user.click(screen.getByRole('button', { name: 'Add 1 item' }));
      expect(handleAdd).toHaveBeenCalledExactlyOnceWith(['key']);
    },
  },
  'adds once at a double press': {
    element,
    run: async ({ user }) => {
      handleAdd.mockReturnValue(new Promise(() => undefined));
      await user.dblClick(screen.getByRole('button', { name: 'Add all 2' }));
      expect(handleAdd).toHaveBeenCalledOnce();
    },
  },
  'adds nothing while nothing is selected': {
    element,
    run: async ({ user }) => {
      for (const tick of screen.getAllByRole('checkbox')) await user.click(tick);
      const button = screen.getByRole('button', { name: 'Choose something' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
      expect(handleAdd).not.toHaveBeenCalled();
      await user.click(screen.getByRole('checkbox', { name: 'Include Keyfold' }));
      expect(screen.getByRole('button', { name: 'Add 1 item' })).not.toHaveAttribute('aria-disabled');
    },
  },
  'announces once the cart has accepted, and ignores a second press until then': {
    element,
    run: async ({ user }) => {
      let accept: () => void = () => undefined;
      handleAdd.mockReturnValue(new Promise<void>((resolve) => (accept = resolve)));
      const button = screen.getByRole('button', { name: 'Add all 2' });
      await user.click(button);
      await user.click(button);
      expect(handleAdd).toHaveBeenCalledOnce();
      expect(screen.queryByText('2 items added to cart')).toBeNull();
      accept();
      expect(await screen.findByText('2 items added to cart')).toHaveRole('status');
    },
  },
  'announces a rejection assertively, and can be pressed again': {
    element,
    run: async ({ user }) => {
      handleAdd.mockRejectedValueOnce(new Error('refused'));
      await user.click(screen.getByRole('button', { name: 'Add all 2' }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The cart could not be changed'));
      await user.click(screen.getByRole('button', { name: 'Add all 2' }));
      expect(handleAdd).toHaveBeenCalledTimes(2);
    },
  },
});

it('takes its name from `aria-label`, or else from its heading', () => {
  const { rerender } = render(<BundleBox items={items} />);
  expect(screen.getByRole('region')).toHaveAccessibleName('Often bought together');
  rerender(<BundleBox items={items} aria-label="With this bear" />);
  expect(screen.getByRole('region')).toHaveAccessibleName('With this bear');
});

it('renders no control without a handler', () => {
  render(<BundleBox items={items} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
