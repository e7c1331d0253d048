import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  act,
  anyEvent,
  describeBehavior,
  describeConformance,
  fireEvent,
  render,
  screen,
  serverRender,
  setup,
  within,
} from '#test-utils';
import { attachSideNav } from '../../static/attachSideNav.js';
import { StaticSideNav } from '../../static/StaticSideNav.js';
import { SideNav } from './SideNav.js';

const items = [
  [
    { title: 'Orders', href: '/orders', count: 1200 },
    { title: 'Wishlist', href: '/wish-list' },
  ],
  [{ title: 'Profile', href: '/profile' }],
];

afterEach(() => localStorage.clear());

describeConformance(<SideNav items={items} header="Ines Calder" footer={<button type="button">Log out</button>} />, {
  element: HTMLDivElement,
  label: 'Account',
  named: 'div > nav',
  visibleLabel: 'menu',
  opener: {
    isOpen: () => document.querySelector('dialog')?.open ?? false,
    close: (user) => user.click(screen.getByRole('button', { name: 'Close' })),
  },
  variants: [
    { header: undefined, footer: undefined },
    { variant: 'bar', collapsible: true, storageKey: 'side' },
  ],
  otherProps: { items: items.slice(1) },
});

it('lists the pages with their counts and marks the current one', () => {
  render(<SideNav items={items} currentHref="/orders" />);
  const nav = screen.getByRole('navigation', { name: 'Account' });
  const current = within(nav).getByRole('link', { current: 'page' });
  expect(current).toHaveAccessibleName('Orders 1,200');
  expect(within(nav).getAllByRole('link')).toHaveLength(3);
});

it('opens its drawer by the `command` of the button', () => {
  const { container } = render(<SideNav items={items} />);
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button).toHaveAttribute('command', 'show-modal');
  expect(container.querySelector('dialog')).toHaveAttribute('id', button.getAttribute('commandfor'));
});

it('names a group by its heading', () => {
  render(<SideNav items={[{ title: 'Money', items: [{ title: 'Payouts', href: '/payouts' }] }, ...items]} />);
  const nav = screen.getByRole('navigation', { name: 'Account' });
  expect(within(within(nav).getByRole('list', { name: 'Money' })).getByRole('link', { name: 'Payouts' })).toBeVisible();
});

const collapse = () => screen.getByRole('button', { name: 'Collapse menu' });
const rootOf = (container: HTMLElement) => container.querySelector('[data-mr-root]');

describeBehavior(
  'SideNav',
  attachSideNav,
  {
    // happy-dom has no invoker commands, like Safari before 26.2.
    'opens and closes its drawer in a browser without invoker commands': {
      element: <SideNav items={items} />,
      run: async ({ container, user }) => {
        const drawer = container.querySelector('dialog');
        await user.click(screen.getByRole('button', { name: 'Account' }));
        expect(drawer).toHaveAttribute('open');
        await user.click(screen.getByRole('button', { name: 'Close' }));
        expect(drawer).not.toHaveAttribute('open');
      },
    },
    'collapses by keyboard, keeps the names of its pages, and stores the state': {
      element: <SideNav items={items} collapsible storageKey="side" />,
      run: async ({ container, user }) => {
        expect(collapse()).toHaveAttribute('aria-pressed', 'false');
        collapse().focus();
        await user.keyboard('{Enter}');
        expect(rootOf(container)).toHaveAttribute('data-collapsed');
        expect(collapse()).toHaveAttribute('aria-pressed', 'true');
        expect(screen.getByRole('link', { name: 'Orders 1,200' })).toBeVisible();
        expect(localStorage.getItem('side')).toBe('collapsed');
        await user.keyboard(' ');
        expect(rootOf(container)).not.toHaveAttribute('data-collapsed');
        expect(localStorage.getItem('side')).toBe('open');
      },
    },
    'follows another tab': {
      element: <SideNav items={items} collapsible storageKey="side" />,
      run: ({ container }) => {
        localStorage.setItem('side', 'collapsed');
        act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'side' })));
        expect(rootOf(container)).toHaveAttribute('data-collapsed');
      },
    },
    'collapses if storage is forbidden': {
      element: <SideNav items={items} collapsible defaultCollapsed storageKey="side" />,
      run: async ({ container, user }) => {
        const forbidden = () => {
          throw new DOMException('forbidden', 'SecurityError');
        };
        const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
        const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
        onTestFinished(() => {
          read.mockRestore();
          write.mockRestore();
        });
        expect(rootOf(container)).toHaveAttribute('data-collapsed');
        await user.click(collapse());
        expect(rootOf(container)).not.toHaveAttribute('data-collapsed');
      },
    },
  },
  StaticSideNav,
);

it('is collapsed initially if that was chosen before', () => {
  localStorage.setItem('side', 'collapsed');
  const { container } = render(<SideNav items={items} collapsible storageKey="side" />);
  expect(rootOf(container)).toHaveAttribute('data-collapsed');
});

it('calls `onCollapsedChange` if it is controlled', async () => {
  const handleCollapsed = vi.fn();
  const { container, user } = setup(
    <SideNav items={items} collapsible collapsed={false} onCollapsedChange={handleCollapsed} />,
  );
  await user.click(collapse());
  expect(handleCollapsed).toHaveBeenCalledExactlyOnceWith(true, { event: anyEvent });
  expect(rootOf(container)).not.toHaveAttribute('data-collapsed');
});

it('does not open the drawer if the caller prevents the click', async () => {
  const { container, user } = setup(<SideNav items={items} onClick={(event) => event.preventDefault()} />);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(container.querySelector('dialog')).not.toHaveAttribute('open');
});

describe('attachSideNav', () => {
  it('is detached by its clean-up', () => {
    const container = serverRender(<StaticSideNav items={items} />);
    attachSideNav(container)();
    fireEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(container.querySelector('dialog')).not.toHaveAttribute('open');
  });
});
