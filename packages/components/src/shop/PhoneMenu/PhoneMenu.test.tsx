import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup, within } from '#test-utils';
import { PhoneMenu } from './PhoneMenu.js';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

const items = [
  { title: 'Groceries', href: '/groceries', links: [{ title: 'Fruits', href: '/fruits' }] },
  { title: 'Bikes', href: '/bikes' },
];
const languages = [
  { lang: 'en', title: 'English', href: '/' },
  { lang: 'de', title: 'Deutsch', href: '/de' },
];

describeConformance(<PhoneMenu open onOpenChange={vi.fn()} items={items} />, {
  element: HTMLDialogElement,
  opener: 'dialog',
  visibleLabel: 'categories',
  otherProps: { items: items.slice(1) },
});

it('opens one category at a time, with the link to its page last', async () => {
  const { user } = setup(<PhoneMenu open onOpenChange={vi.fn()} items={items} currentHref="/bikes" />);
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.queryByRole('link', { name: 'Fruits' })).not.toBeInTheDocument();
  await user.click(menu.getByRole('button', { name: 'Groceries' }));
  expect(menu.getByRole('link', { name: 'Fruits' })).toHaveAttribute('href', '/fruits');
  expect(menu.getByRole('link', { name: 'All of Groceries' })).toHaveAttribute('href', '/groceries');
  expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Bikes');
});

it('has languages, theme and account at the end, and closes', async () => {
  const handleOpenChange = vi.fn();
  const { user } = setup(
    <PhoneMenu
      open
      onOpenChange={handleOpenChange}
      items={items}
      languages={languages}
      currentLang="en"
      accountHref="/login"
    />,
  );
  expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de');
  expect(screen.getByRole('button', { name: 'Dark theme' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/login');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'close', event: anyEvent });
});
