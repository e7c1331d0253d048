import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once } from '../../../stories/Once.js';
import { PackageIcon } from '../../icons/PackageIcon.js';
import { UndoIcon } from '../../icons/UndoIcon.js';
import { NotificationMenu } from './NotificationMenu.js';

const meta = preview.meta({
  id: 'components-notificationmenu',
  title: 'Work/NotificationMenu',
  component: NotificationMenu,
  args: {
    items: [
      {
        id: 'order',
        title: 'Order #f0ba538b waits for packing',
        description: '8 items from 3 shops',
        date: '2023-11-12T17:40:00Z',
        href: '#order',
        icon: <PackageIcon />,
        unread: true,
      },
      {
        id: 'refund',
        title: 'Cybershop asks for a refund',
        date: '2023-11-11T09:12:00Z',
        href: '#refund',
        icon: <UndoIcon />,
        unread: true,
      },
      { id: 'package', title: 'Scroll Through renewed Gold', date: '2023-11-02T08:00:00Z', href: '#package' },
    ],
    allHref: '#all',
    onMarkAllRead: fn(),
    onItemSelect: fn(),
  },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'end', alignItems: 'start', minBlockSize: '24rem' }}>
      <NotificationMenu {...args} />
    </div>
  ),
});

const start = { textAlign: 'start' } as const;

/** Opens the list and highlights its first message and its first action, as hover does. */
async function openList(box: HTMLElement): Promise<void> {
  box.querySelector('button')?.click();
  for (let frames = 0; frames < 60 && !box.querySelector('[role="menu"]'); frames++) {
    await new Promise(requestAnimationFrame);
  }
  for (const entry of ['a', 'div[role="menuitem"]']) box.querySelector(entry)?.setAttribute('data-highlighted', '');
}

/** Open with and without messages, and the bell with and without a count. */
export const Matrix = meta.story({
  // Preloads the code of the list, which otherwise loads on use, after the screenshot.
  loaders: [() => import('./NotificationPanel.js')],
  render: (args) => (
    <States width="24rem" style={{ textAlign: 'end' }}>
      <State name="Open, a message and an action pointed at" style={{ minBlockSize: '25rem' }}>
        <Once act={openList} inert>
          <NotificationMenu {...args} style={start} />
        </Once>
      </State>
      <State name="Open, nothing new" style={{ minBlockSize: '11rem' }}>
        <Once act={openList} inert>
          <NotificationMenu {...args} style={start} items={[]} allHref={undefined} />
        </Once>
      </State>
      <State name="Closed">
        <NotificationMenu {...args} style={start} />
      </State>
      <State name="Nothing new">
        <NotificationMenu {...args} style={start} items={[]} />
      </State>
      <State name="More than 99">
        <NotificationMenu
          {...args}
          style={start}
          items={Array.from({ length: 120 }, (_, index) => ({ id: String(index), title: 'New', unread: true }))}
        />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test(
  'opens with Enter, moves with the arrow keys, and closes with Escape, which restores the focus',
  async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 new' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: /refund/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(bell).toHaveFocus();
  },
);

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('menu')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(await canvas.findByText('Nothing new')).toBeVisible();
  },
});

// The open lists of the matrix are inert: axe and the check of the window skip them.
Open.test(
  'fits a phone in German, in the dark, from right to left',
  { globals: { theme: 'dark', language: 'de', direction: 'rtl', viewport: { value: 'mobile1' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mitteilungen, 2 neue' })).toBeVisible();
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
);
