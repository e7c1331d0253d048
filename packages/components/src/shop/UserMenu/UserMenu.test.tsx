import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { act, anyEvent, describeConformance, screen, serverRender, setup, waitFor, within } from '#test-utils';
import * as de from '../../labels/de.js';
import { UserMenu } from './UserMenu.js';

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
  opener: 'menu',
  tag: 'div',
  label: 'Account of Ines Calder',
  named: 'button',
  visibleLabel: 'label',
  otherProps: { name: 'Jo Ide', items: [] },
});

it('links to the account before hydration', () => {
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
  expect(handleLogOut).toHaveBeenCalledExactlyOnceWith();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('is named by `aria-label`, or else by `label`, and has German strings', () => {
  const { rerender } = setup(<UserMenu name="Jo" href="/profile" items={[]} label="Mine" />);
  expect(screen.getByRole('button', { name: 'Mine' })).toBeInTheDocument();
  rerender(<UserMenu name="Jo" href="/profile" items={[]} label="Mine" aria-label="Yours" />);
  expect(screen.getByRole('button', { name: 'Yours' })).toBeInTheDocument();
  rerender(<UserMenu name="Jo" href="/profile" items={[]} labels={de.UserMenu} />);
  expect(screen.getByRole('button', { name: 'Konto von Jo' })).toBeInTheDocument();
});

it('preserves the focus of its link across hydration', async () => {
  const box = serverRender(element);
  box.querySelector<HTMLElement>('a')?.focus();
  const root = await act(() => Promise.resolve(hydrateRoot(box, element)));
  expect(within(box).getByRole('button')).toHaveFocus();
  act(() => root.unmount());
});

it('passes the reason of each change', async () => {
  const handleOpenChange = vi.fn();
  const { user } = setup(
    <>
      <UserMenu
        name="Jo"
        href="/profile"
        items={[{ title: 'Orders', onSelect: vi.fn() }]}
        onOpenChange={handleOpenChange}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Account of Jo' });
  const expectClosed = async (reason: string) => {
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(handleOpenChange).toHaveBeenLastCalledWith(false, { reason, event: anyEvent });
  };
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Orders' }));
  await expectClosed('item');
  await user.click(button);
  await user.keyboard('{Escape}');
  await expectClosed('escape');
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await expectClosed('outside');
  await user.click(button);
  await user.tab();
  await expectClosed('focus');
  await user.click(button);
  await user.click(button);
  await expectClosed('trigger');
  expect(handleOpenChange).toHaveBeenCalledTimes(10);
});

it('renders its trigger from the server on, and is named by it', async () => {
  const own = (
    <UserMenu name="Jo" href="/profile" items={[]} defaultOpen trigger={<button id="mine">My account</button>} />
  );
  expect(within(serverRender(own)).getByRole('button', { name: 'My account' })).toBeInTheDocument();
  document.body.replaceChildren();
  setup(own);
  expect(await screen.findByRole('menu', { name: 'My account' })).toBeInTheDocument();
});
