import { expect, it, vi } from 'vitest';
import { render, screen, setup } from '#test-utils';
import { lazyComponent } from './lazyComponent.js';
import type { LazyComponent } from './lazyComponent.js';
import { useMenuOnUse } from './useMenuOnUse.js';
import type { MenuOpener } from './useMenuOnUse.js';

interface MenuProps {
  opener: MenuOpener;
}

function Opener({ menu }: { menu: LazyComponent<MenuProps> }) {
  const { Menu, opener, buttonProps } = useMenuOnUse(menu);
  return (
    <>
      <button type="button" {...buttonProps}>
        Open
      </button>
      {Menu && opener ? <Menu opener={opener} /> : null}
      <input aria-label="Elsewhere" />
    </>
  );
}

const Menu = ({ opener }: MenuProps) => <p>{`Opened by ${opener.press}`}</p>;

it('is loaded once the pointer or focus reaches the button, and rendered after the press', async () => {
  const fetchMenu = vi.fn(() => Promise.resolve(Menu));
  const { user } = setup(<Opener menu={lazyComponent(fetchMenu)} />);
  expect(fetchMenu).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('button', { name: 'Open' }));
  expect(fetchMenu).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Opened by pointer')).toBeVisible();
  expect(fetchMenu).toHaveBeenCalledTimes(1);
});

it('remembers a press until the file is loaded, unless focus has moved on', async () => {
  let arrive: (menu: typeof Menu) => void = () => undefined;
  const menu = lazyComponent<MenuProps>(() => new Promise((resolve) => (arrive = resolve)));
  const { user, unmount } = setup(<Opener menu={menu} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
  arrive(Menu);
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).not.toHaveAttribute('aria-busy'));
  unmount();

  render(<Opener menu={menu} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('Opened by ArrowDown')).toBeVisible();
});

it('retries after a file that could not be loaded', async () => {
  const fetchMenu = vi.fn<() => Promise<typeof Menu>>().mockRejectedValueOnce(new Error('offline'));
  fetchMenu.mockResolvedValue(Menu);
  const { user } = setup(<Opener menu={lazyComponent(fetchMenu)} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  await vi.waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Opened by ArrowDown')).toBeVisible();
});
