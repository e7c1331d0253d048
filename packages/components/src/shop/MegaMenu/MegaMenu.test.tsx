import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { act, anyEvent, describeConformance, render, screen, setup } from '#test-utils';
import { MegaMenu } from './MegaMenu.js';
import type { MegaMenuItem } from './types.js';

const items: MegaMenuItem[] = [
  {
    title: 'Network Security',
    href: '/network',
    src: '/network.webp',
    columns: [{ title: 'Gateways', links: [{ title: 'Desktop gateways', href: '/desktop' }] }],
    feature: { title: 'Northgate 12', href: '/northgate', src: '/northgate.webp', description: '$129.00' },
  },
  {
    title: 'Cloud Security',
    href: '/cloud',
    columns: [{ title: 'Storage', links: [{ title: 'Vault', href: '/vault' }] }],
  },
  { title: 'Deals', href: '/deals' },
];

afterEach(() => void vi.useRealTimers());

describeConformance(<MegaMenu items={items} />, {
  element: HTMLElement,
  tag: 'nav',
  label: 'Main',
  visibleLabel: 'label',
  opener: {
    values: [null, '/network'],
    isOpen: () => document.querySelector('[data-open]') !== null,
    close: (user) => user.keyboard('{Escape}'),
  },
  variants: [{ defaultOpen: '/network' }, { currentHref: '/cloud' }],
  otherProps: { items: items.slice(1) },
});

const button = (name: string) => screen.getByRole('button', { name });

it('opens one panel at a time, and calls `onOpenChange` with the reason', async () => {
  const handleChange = vi.fn();
  const { user } = setup(<MegaMenu items={items} onOpenChange={handleChange} />);
  await user.click(button('Network Security menu'));
  expect(button('Network Security menu')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('list', { name: 'Gateways' })).toBeInTheDocument();
  await user.click(button('Cloud Security menu'));
  expect(button('Network Security menu')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Vault' })).toHaveAttribute('href', '/vault');
  await user.click(button('Cloud Security menu'));
  expect(screen.queryByRole('link', { name: 'Vault' })).not.toBeInTheDocument();
  expect(handleChange.mock.calls).toEqual([
    ['/network', { reason: 'press', event: anyEvent }],
    [null, { reason: 'focus', event: anyEvent }],
    ['/cloud', { reason: 'press', event: anyEvent }],
    [null, { reason: 'press', event: anyEvent }],
  ]);
});

it('closes by Escape with the focus on the button, by a press elsewhere, and when the focus leaves', async () => {
  const { user } = setup(
    <>
      <MegaMenu items={items} /> <button>Elsewhere</button>
    </>,
  );
  const network = button('Network Security menu');
  await user.click(network);
  screen.getByRole('link', { name: 'Desktop gateways' }).focus();
  await user.keyboard('{Escape}');
  expect(network).toHaveFocus();
  expect(network).toHaveAttribute('aria-expanded', 'false');
  await user.click(network);
  await user.click(button('Elsewhere'));
  expect(network).toHaveAttribute('aria-expanded', 'false');
  await user.click(network);
  act(() => screen.getByRole('link', { name: 'Deals' }).focus());
  expect(network).toHaveAttribute('aria-expanded', 'false');
});

it('opens on hover, stays open while the pointer is in the panel, and Escape does not move the focus', () => {
  vi.useFakeTimers();
  render(<MegaMenu items={items} />);
  const network = button('Network Security menu');
  const item = network.closest('li');
  const mouse = { pointerType: 'mouse' };
  if (!item) throw new Error('mr: the button is not in a list item.');
  fireEvent.pointerEnter(item, mouse);
  act(() => void vi.advanceTimersByTime(299));
  expect(network).toHaveAttribute('aria-expanded', 'false');
  act(() => void vi.advanceTimersByTime(1));
  expect(network).toHaveAttribute('aria-expanded', 'true');
  // The click after a hover keeps the panel open.
  fireEvent.click(network);
  expect(network).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerLeave(item, mouse);
  act(() => void vi.advanceTimersByTime(1000));
  expect(network).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(network).toHaveAttribute('aria-expanded', 'false');
  expect(document.body).toHaveFocus();
});

it('does not open on touch, and closes after the pointer has left', () => {
  vi.useFakeTimers();
  render(<MegaMenu items={items} />);
  const network = button('Network Security menu');
  const item = network.closest('li') as HTMLElement;
  fireEvent.pointerEnter(item, { pointerType: 'touch' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(network).toHaveAttribute('aria-expanded', 'false');
  fireEvent.pointerEnter(item, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.pointerLeave(item, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(300));
  expect(network).toHaveAttribute('aria-expanded', 'false');
});

it('moves along the row by arrow keys, and down into an open panel', async () => {
  const { user } = setup(<MegaMenu items={items} defaultOpen="/cloud" />);
  screen.getByRole('link', { name: 'Deals' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Network Security', current: false })).toHaveFocus();
  await user.keyboard('{End}{ArrowLeft}');
  expect(button('Cloud Security menu')).toHaveFocus();
});

it('renders a link if there is no panel, and marks the current item', () => {
  render(<MegaMenu items={items} currentHref="/deals" />);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Deals');
});

it('keeps a panel with the focus inside open, wherever the pointer moves', () => {
  vi.useFakeTimers();
  render(<MegaMenu items={items} />);
  const itemOf = (name: string) => button(name).closest('li') as HTMLElement;
  const rest = () => act(() => void vi.advanceTimersByTime(400));
  fireEvent.pointerEnter(itemOf('Network Security menu'), { pointerType: 'mouse' });
  rest();
  const link = screen.getByRole('link', { name: 'Desktop gateways' });
  act(() => link.focus());
  fireEvent.pointerLeave(itemOf('Network Security menu'), { pointerType: 'mouse' });
  rest();
  expect(link).toHaveFocus();
  fireEvent.pointerEnter(itemOf('Cloud Security menu'), { pointerType: 'mouse' });
  rest();
  expect(link).toHaveFocus();
  act(() => button('Network Security menu').focus());
  fireEvent.pointerLeave(itemOf('Cloud Security menu'), { pointerType: 'mouse' });
  rest();
  expect(screen.queryByRole('link', { name: 'Desktop gateways' })).not.toBeInTheDocument();
});
