import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { act, describeConformance, screen, serverRender, setup, within } from '#test-utils';
import * as de from '../labels/de';
import { UserMenu } from './UserMenu';

const handleLogOut = vi.fn();
const element = (
  <UserMenu
    name="Ines Calder"
    text="ines.calder@example.com"
    href="/profile"
    items={[
      { title: 'Orders', href: '/orders' },
      { title: 'Log out', onSelect: handleLogOut, tone: 'danger', separated: true },
    ]}
  />
);

describeConformance(element, {
  element: HTMLDivElement,
  tag: 'div',
  label: 'Account of Ines Calder',
  named: 'button',
  visibleLabel: 'label',
  otherProps: { name: 'Jo Ide', items: [] },
});

it('leads to the account before the scripts are there', () => {
  const box = serverRender(element);
  expect(within(box).getByRole('link', { name: 'Account of Ines Calder' })).toHaveAttribute('href', '/profile');
  expect(within(box).queryByRole('button')).not.toBeInTheDocument();
});

it('opens a menu of links and actions, named by its button', async () => {
  const { user } = setup(element);
  await user.click(screen.getByRole('button', { name: 'Account of Ines Calder' }));
  const menu = screen.getByRole('menu', { name: 'Account of Ines Calder' });
  expect(within(menu).getByText('ines.calder@example.com')).toBeInTheDocument();
  expect(within(menu).getByRole('menuitem', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  await user.click(within(menu).getByRole('menuitem', { name: 'Log out' }));
  expect(handleLogOut).toHaveBeenCalledWith('Log out');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('is named by `label`, by `aria-label` before it, and in German', () => {
  const { rerender } = setup(<UserMenu name="Jo" href="/profile" items={[]} label="Mine" />);
  expect(screen.getByRole('button', { name: 'Mine' })).toBeInTheDocument();
  rerender(<UserMenu name="Jo" href="/profile" items={[]} label="Mine" aria-label="Yours" />);
  expect(screen.getByRole('button', { name: 'Yours' })).toBeInTheDocument();
  rerender(<UserMenu name="Jo" href="/profile" items={[]} labels={de.UserMenu} />);
  expect(screen.getByRole('button', { name: 'Konto von Jo' })).toBeInTheDocument();
});

it('keeps the focus that its link had before hydration', async () => {
  const box = serverRender(element);
  box.querySelector<HTMLElement>('a')?.focus();
  const root = await act(() => Promise.resolve(hydrateRoot(box, element)));
  expect(within(box).getByRole('button')).toHaveFocus();
  act(() => root.unmount());
});
