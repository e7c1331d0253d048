import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { NotificationMenu } from './NotificationMenu.js';

const items = [
  { id: 'a', title: 'Order 0112 was placed', date: '2023-11-12', href: '/admin/orders/0112', unread: true },
  { id: 'b', title: 'A refund is waiting', description: 'Slate 14 laptop', unread: true },
  { id: 'c', title: 'Cybershop renewed Gold' },
];

describeConformance(<NotificationMenu items={items} allHref="/admin/orders" />, {
  element: HTMLDivElement,
  opener: 'menu',
  visibleLabel: 'label',
  variants: [{ items: [] }],
  otherProps: { items: items.slice(2) },
});

// Without unread messages, whose number would be part of the name.
describeConformance(<NotificationMenu items={items.slice(2)} />, {
  element: HTMLDivElement,
  label: 'Notifications',
  named: 'button',
});

it('includes the number of unread messages in the name of its button', () => {
  const { rerender } = render(<NotificationMenu items={items} />);
  expect(screen.getByRole('button', { name: 'Notifications, 2 new' })).toHaveTextContent('2');
  rerender(<NotificationMenu items={items.slice(2)} />);
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent('');
});

it('counts up to 99, and announces the visible text', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ id: String(index), title: 'New', unread: true }));
  render(<NotificationMenu items={many} />);
  expect(screen.getByRole('button', { name: 'Notifications, 99+ new' })).toHaveTextContent('99+');
});

it('lists the messages, moves by arrow keys, and calls `onItemSelect`', async () => {
  const handleSelect = vi.fn();
  const { user } = setup(<NotificationMenu items={items} onItemSelect={handleSelect} allHref="/admin/orders" />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: /^New: ?Order 0112 was placed ?Nov 12, 2023$/ })).toHaveAttribute(
    'href',
    '/admin/orders/0112',
  );
  expect(screen.getByRole('menuitem', { name: 'All notifications' })).toHaveAttribute('href', '/admin/orders');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith(items[1]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('marks all messages as read', async () => {
  const handleMark = vi.fn();
  const { user, rerender } = setup(<NotificationMenu items={items} onMarkAllRead={handleMark} />);
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
  expect(handleMark).toHaveBeenCalledExactlyOnceWith();
  rerender(<NotificationMenu items={items.slice(2)} onMarkAllRead={handleMark} />);
  await user.click(screen.getByRole('button'));
  expect(screen.queryByRole('menuitem', { name: 'Mark all as read' })).toBeNull();
});

it('shows that there are no messages', async () => {
  const { user } = setup(<NotificationMenu items={[]} />);
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByRole('menuitem', { name: 'Nothing new' })).toHaveAttribute('aria-disabled', 'true');
});
