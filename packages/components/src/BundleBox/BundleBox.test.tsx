import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { attachBundleBox } from './attachBundleBox';
import { BundleBox } from './BundleBox';

const items = [
  { id: 'key', title: 'Keyfold', price: 57.65, discount: 15, thumbnail: '/k.webp' },
  { id: 'box', title: 'Gift box', price: 35, discount: 0, thumbnail: '/b.webp', href: '/products/box' },
];

describeConformance(<BundleBox items={items} onAdd={() => undefined} />, {
  element: HTMLElement,
  tag: 'section',
  visibleLabel: 'total',
  otherProps: { items: items.slice(1) },
});

it('adds what is ticked, and sums what it costs', async () => {
  const handleAdd = vi.fn();
  const { user } = setup(<BundleBox items={items} onAdd={handleAdd} />);
  expect(screen.getByText('$84.00')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Include Gift box' }));
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total $49.00 Original price $57.65');
  await user.click(screen.getByRole('button', { name: 'Add 1 thing' }));
  expect(handleAdd).toHaveBeenCalledExactlyOnceWith([items[0]]);
});

it('adds nothing while nothing is ticked', async () => {
  const handleAdd = vi.fn();
  const { user } = setup(<BundleBox items={items.slice(0, 1)} onAdd={handleAdd} />);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Choose something' }));
  expect(handleAdd).not.toHaveBeenCalled();
});

it('draws no control without a handler', () => {
  render(<BundleBox items={items} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('does the same on a static page', () => {
  const handleAdd = vi.fn();
  const box = document.createElement('div');
  box.insertAdjacentHTML('beforeend', renderToString(<BundleBox items={items} interactive="static" />));
  document.body.append(box);
  const detach = attachBundleBox(box, { onAdd: handleAdd });
  onTestFinished(() => {
    detach();
    box.remove();
  });
  screen.getByRole('checkbox', { name: 'Include Keyfold' }).click();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total $35.00');
  screen.getByRole('button', { name: 'Add 1 thing' }).click();
  expect(handleAdd).toHaveBeenCalledExactlyOnceWith(['box']);
});
