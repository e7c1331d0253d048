'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import { useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.js';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js';
import type { RenderLink } from '../../internal/render/links.js';
import { linkElement } from '../../internal/render/links.js';
import { format } from '../../internal/text/format.js';
import './CategoryMenu.css';
import type { CategoryMenuItem } from './types.js';

interface CategoryMenuPanelProps {
  item: CategoryMenuItem;
  /** Element that the panel is rendered into. */
  box: HTMLElement | null;
  /** Text of the first link, with `{title}`. */
  all: string;
  renderLink: RenderLink | undefined;
  /** Called when the link of the row is followed. */
  onLeave: () => void;
}

/**
 * Row with a side panel. Mouse hover, tap, Enter and the arrow key open it; a mouse click follows the link of the row.
 * The panel starts with the same link for touch and keyboard users.
 */
export function CategoryMenuPanel({ item, box, all, renderLink, onLeave }: CategoryMenuPanelProps) {
  const [open, setOpen] = useState(false);
  const [position, setPosition] = useState({ offset: 0, height: 0 });
  const row = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const { title, href, icon, columns = [] } = item;

  const handleOpenChange = (next: boolean) => {
    const list = row.current?.closest('[data-mr-part="list"]')?.getBoundingClientRect();
    if (next && row.current && list) {
      // Aligns the panel with the upper edge of the whole list.
      setPosition({ offset: list.top - row.current.getBoundingClientRect().top, height: list.height });
    }
    setOpen(next);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pointerType } = event.nativeEvent as Partial<PointerEvent>;
    if (pointerType === 'mouse') {
      if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onLeave();
      return;
    }
    event.preventDefault();
    handleOpenChange(true);
  };
  return (
    <Menu.Sub open={open} onOpenChange={handleOpenChange}>
      <Menu.SubTrigger asChild className="mr-CategoryMenu-row">
        {linkElement(renderLink, {
          href,
          ref: row,
          onClick: handleClick,
          children: (
            <>
              <span className="mr-CategoryMenu-icon">{icon}</span>
              <span>{title}</span> <ChevronRightIcon className="mr-CategoryMenu-more" />
            </>
          ),
        })}
      </Menu.SubTrigger>
      <Menu.Portal container={box}>
        <Menu.SubContent
          className="mr-CategoryMenu-panel"
          style={{ minBlockSize: `${position.height}px` }}
          alignOffset={position.offset}
          sideOffset={-1}
          collisionPadding={8}
        >
          <Menu.Item asChild className="mr-CategoryMenu-all">
            {linkElement(renderLink, {
              href,
              children: (
                <>
                  <span>{format(all, { title })}</span> <ArrowRightIcon />
                </>
              ),
            })}
          </Menu.Item>
          <div className="mr-CategoryMenu-columns" role="presentation">
            {columns.map((column, index) => (
              <Menu.Group key={column.title} aria-labelledby={`${id}-${index}`}>
                <Menu.Label id={`${id}-${index}`} className="mr-CategoryMenu-title">
                  {column.title}
                </Menu.Label>
                {column.links.map((link) => (
                  <Menu.Item key={link.href} asChild className="mr-CategoryMenu-link">
                    {linkElement(renderLink, { href: link.href, children: link.title })}
                  </Menu.Item>
                ))}
              </Menu.Group>
            ))}
          </div>
        </Menu.SubContent>
      </Menu.Portal>
    </Menu.Sub>
  );
}
