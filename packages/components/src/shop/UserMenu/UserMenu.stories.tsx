import preview from '#storybook/preview';
import { useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../base/Button/index.js';
import { LogOutIcon } from '../../icons/LogOutIcon.js';
import { MapPinIcon } from '../../icons/MapPinIcon.js';
import { PackageIcon } from '../../icons/PackageIcon.js';
import { UserIcon } from '../../icons/UserIcon.js';
import { openMenu } from '../../../stories/openMenu.js';
import { State, States } from '../../../stories/States.js';
import type { UserMenuItem, UserMenuProps } from './UserMenu.js';
import { UserMenu } from './UserMenu.js';

const items: UserMenuItem[] = [
  { title: 'Profile', href: '#profile', icon: <UserIcon /> },
  { title: 'Orders', href: '#orders', icon: <PackageIcon /> },
  { title: 'Addresses', href: '#addresses', icon: <MapPinIcon /> },
  { title: 'Log out', onSelect: fn(), icon: <LogOutIcon />, tone: 'danger', separated: true },
];

const meta = preview.meta({
  id: 'components-usermenu',
  title: 'Navigation/UserMenu',
  component: UserMenu,
  args: { name: 'Ines Calder', text: 'ines.calder@example.com', href: '#account', items },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '24rem' }}>
      <UserMenu {...args} />
    </div>
  ),
});

/** Opens by a key, which also highlights the first row. Not `Once`: it drops the focus, and with it the highlight. */
const OpenMenu = (props: UserMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
    menu.current?.querySelector('button')?.dispatchEvent(key);
  }, []);
  return <UserMenu {...props} ref={menu} />;
};

/** With initials, a long name and an image, open, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="16rem">
      <State name="Open" style={{ minBlockSize: '24rem' }}>
        <OpenMenu {...args} label="Open" text="annegret.von-hohenstein@buergergemeinschaft.example" />
      </State>
      <State name="Initials">
        <UserMenu {...args} label="Initials" />
      </State>
      <State name="Long name">
        <UserMenu {...args} name="Annegret von Hohenstein-Wolfratshausen" label="Long name" />
      </State>
      <State name="src">
        <UserMenu {...args} src="/images/people/ines-calder.webp" label="Picture" />
      </State>
      <State name="Hover" pseudo="hover">
        <UserMenu {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <UserMenu {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** Opened by a custom button. */
export const Trigger = meta.story({ args: { trigger: <Button variant="quiet">My account</Button> } });

Default.test(
  'opens with Enter or Up, moves with arrow keys and letters, wraps, and restores the focus with Escape',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account of Ines Calder' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const profile = await canvas.findByRole('menuitem', { name: 'Profile' });
    await expect(profile).toHaveFocus();
    await expect(profile).toHaveAttribute('href', '#profile');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('l');
    await expect(canvas.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    const last = await canvas.findByRole('menuitem', { name: 'Log out' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
);

export const Open = meta.story({ play: openMenu });
