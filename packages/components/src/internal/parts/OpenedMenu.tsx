'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { pressKey, useMenuKeys } from '../state/useMenuKeys.js';
import type { MenuOpener } from '../state/useMenuOnUse.js';

interface OpenedMenuProps extends Pick<ComponentProps<typeof Menu.Content>, 'className' | 'sideOffset' | 'aria-label'> {
  opener: MenuOpener;
  /** The rows. */
  children: ReactNode;
}

/**
 * Radix menu for a button that was pressed before the menu's code was loaded. Not portaled, so that it inherits theme,
 * language and direction from the button.
 */
export function OpenedMenu({ opener, children, ...rest }: OpenedMenuProps) {
  const { button, buttonId, press, open, onOpenChange } = opener;
  const parts = useMenuKeys(button, open, onOpenChange);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (press !== 'pointer') pressKey(button.current, press);
  }, [button, press]);
  return (
    <Menu.Root modal={false} {...parts.root}>
      <Menu.Trigger asChild {...parts.trigger}>
        <StandIn opener={opener} />
      </Menu.Trigger>
      <Menu.Content align="end" collisionPadding={8} aria-labelledby={buttonId} {...parts.content} {...rest}>
        {children}
      </Menu.Content>
    </Menu.Root>
  );
}

/** Receives the props of Radix's trigger and applies them to the existing button. */
function StandIn({ opener, ref, onPointerDown, onKeyDown }: ComponentProps<'button'> & { opener: MenuOpener }) {
  const { button, handlers } = opener;
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  useImperativeHandle(handlers, () => ({ onPointerDown, onKeyDown }), [onPointerDown, onKeyDown]);
  return null;
}
