import { expect, it, vi } from 'vitest';
import { fireEvent, render, screen } from '#test-utils';
import { userEvent } from '../../../test-utils/browser.js';
import { CategoryMenu } from '../../shop/CategoryMenu/index.js';
import { NotificationMenu } from '../../work/NotificationMenu/index.js';
import { UserMenu } from '../../shop/UserMenu/index.js';

const links = ['Gift shop', 'Groceries', 'All shops'];
const items = links.map((title) => ({ title, href: `#${title}` }));

/** Each menu button with the same three rows. */
const menus = {
  UserMenu: <UserMenu name="Ines Calder" href="#account" items={items} />,
  CategoryMenu: <CategoryMenu items={items} label="All categories" />,
  NotificationMenu: (
    <NotificationMenu items={items.map((item) => ({ ...item, id: item.href, date: '2026-01-05T09:00' }))} />
  ),
};

for (const [name, menu] of Object.entries(menus))
  it(`opens at the last row by Up, wraps, and closes on Tab in both directions: ${name}`, async () => {
    render(
      <>
        <a href="#before">Before</a>
        {menu}
        <a href="#after">After</a>
      </>,
    );
    const before = screen.getByRole('link', { name: 'Before' });
    const after = screen.getByRole('link', { name: 'After' });
    const button = screen.getByRole('button');
    const row = (index: number) => screen.findByRole('menuitem', { name: new RegExp(`^${links[index]!}`) });
    const expectClosed = () => vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    // The first press may wait for the menu's code.
    for (const time of ['first', 'second']) {
      button.focus();
      await userEvent.keyboard('{ArrowUp}');
      const last = await row(2);
      await vi.waitFor(() => expect(last, time).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      expect(await row(0)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      expect(last).toHaveFocus();
      // Synchronous: the next key may arrive before any timer.
      fireEvent.keyDown(last, { key: 'Home' });
      expect(await row(0)).toHaveFocus();
      fireEvent.keyDown(await row(0), { key: 'End' });
      expect(last).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      await expectClosed();
      expect(after).toHaveFocus();
    }

    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await row(0);
    await vi.waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expectClosed();
    expect(before).toHaveFocus();

    button.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(async () => expect(await row(0)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(button).toHaveFocus();
  });

for (const [name, menu] of Object.entries(menus))
  it(`opens in the direction of its button, and again when that has changed: ${name}`, async () => {
    const { rerender } = render(<div dir="rtl">{menu}</div>);
    for (const dir of ['rtl', 'ltr', 'rtl']) {
      rerender(<div dir={dir}>{menu}</div>);
      await userEvent.click(screen.getByRole('button'));
      const opened = await screen.findByRole('menu');
      expect(getComputedStyle(opened).direction).toBe(dir);
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  });
