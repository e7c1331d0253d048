import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { act, anyEvent, describeConformance, screen, serverRender, setup, waitFor, within } from '#test-utils';
import * as de from '../../labels/de.js';
import { CategoryMenu } from './CategoryMenu.js';
import type { CategoryMenuItem } from './types.js';

const items: CategoryMenuItem[] = [
  {
    title: 'Groceries',
    href: '/groceries',
    icon: <svg />,
    columns: [{ title: 'Fresh', links: [{ title: 'Fruits', href: '/fruits' }] }],
  },
  { title: 'Bikes', href: '/bikes' },
  { title: 'All shops', href: '/shops', separated: true },
];

describeConformance(<CategoryMenu items={items} />, {
  element: HTMLElement,
  opener: 'menu',
  tag: 'nav',
  label: 'All categories',
  visibleLabel: 'label',
  otherProps: { items: items.slice(1) },
});

it('renders every link in server HTML, inside a native disclosure', () => {
  const box = serverRender(<CategoryMenu items={items} />);
  const links = [...box.querySelectorAll('details a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/groceries', '/fruits', '/bikes', '/shops']);
  expect(box.querySelector('summary')).toHaveTextContent('All categories');
});

it('is a menu of links, named by its button', async () => {
  const handleOpenChange = vi.fn();
  const { user } = setup(<CategoryMenu items={items} onOpenChange={handleOpenChange} />);
  await user.click(screen.getByRole('button', { name: 'All categories' }));
  const menu = screen.getByRole('menu', { name: 'All categories' });
  expect(within(menu).getByRole('menuitem', { name: 'Bikes' })).toHaveAttribute('href', '/bikes');
  expect(within(menu).getByRole('menuitem', { name: 'Groceries' })).toHaveAttribute('href', '/groceries');
  expect(handleOpenChange).toHaveBeenCalledWith(true, { reason: 'trigger', event: anyEvent });
});

it('opens initially with `defaultOpen`', () => {
  setup(<CategoryMenu items={items} defaultOpen />);
  expect(screen.getByRole('menuitem', { name: 'Bikes' })).toBeInTheDocument();
});

it('opens a side panel by keyboard, with the category link first and its groups named', async () => {
  const { user } = setup(<CategoryMenu items={items} />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Groceries' })).toHaveFocus());
  await user.keyboard('{Enter}');
  const all = await screen.findByRole('menuitem', { name: 'All in Groceries' });
  expect(all).toHaveAttribute('href', '/groceries');
  const group = screen.getByRole('group', { name: 'Fresh' });
  expect(within(group).getByRole('menuitem', { name: 'Fruits' })).toHaveAttribute('href', '/fruits');
});

it('opens the panel by tap, and follows the row under the mouse', async () => {
  const { user } = setup(<CategoryMenu items={items} />);
  await user.click(screen.getByRole('button'));
  const row = screen.getByRole('menuitem', { name: 'Groceries' });
  const press = (pointerType: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    row.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press('touch')).toBe(true);
  expect(await screen.findByRole('menuitem', { name: 'All in Groceries' })).toBeInTheDocument();
  expect(press('mouse')).toBe(false);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('has German strings', async () => {
  const { user } = setup(<CategoryMenu items={items} labels={de.CategoryMenu} />);
  await user.click(screen.getByRole('button', { name: 'Alle Kategorien' }));
  screen.getByRole('menuitem', { name: 'Groceries' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Alles in Groceries' })).toBeInTheDocument();
});

it('preserves the focus of its summary across hydration', async () => {
  const box = serverRender(<CategoryMenu items={items} />);
  box.querySelector<HTMLElement>('summary')?.focus();
  const root = await act(() => Promise.resolve(hydrateRoot(box, <CategoryMenu items={items} />)));
  expect(within(box).getByRole('button')).toHaveFocus();
  act(() => root.unmount());
});
