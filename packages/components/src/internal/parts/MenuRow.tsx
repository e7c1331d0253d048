'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { linkElement } from '../render/links.js';
import type { RenderLink } from '../render/links.js';
import './MenuPanel.css';

interface MenuRowProps {
  /** URL of the row. Without one the row calls `onSelect`. */
  href: string | undefined;
  onSelect: (() => void) | undefined;
  icon: ReactNode;
  tone: 'neutral' | 'danger' | undefined;
  renderLink: RenderLink | undefined;
  children: ReactNode;
}

/** One row of a Radix menu: a real link if it has an `href`. */
export function MenuRow({ href, onSelect, icon, tone, renderLink, children }: MenuRowProps) {
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  return (
    <Menu.Item
      className="mr-MenuPanel-item"
      data-tone={tone}
      asChild={href !== undefined}
      onSelect={href === undefined ? onSelect : undefined}
    >
      {href === undefined ? content : linkElement(renderLink, { href, children: content })}
    </Menu.Item>
  );
}
