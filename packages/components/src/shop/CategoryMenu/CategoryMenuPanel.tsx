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
  /** Where the panel is put. */
  box: HTMLElement | null;
  /** First link: `{title}` is filled in. */
  all: string;
  renderLink: RenderLink | undefined;
  /** Called when the row itself is followed. */
  onLeave: () => void;
}

/**
 * A row with a side panel. A resting mouse, a finger, Enter and the arrow key open it; a click of the mouse follows the
 * row's link. The panel begins with the same link, for everyone else.
 */
export function CategoryMenuPanel({ item, box, all, renderLink, onLeave }: CategoryMenuPanelProps) {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState({ offset: 0, height: 0 });
  const row = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const { title, href, icon, columns = [] } = item;

  const handleOpenChange = (next: boolean) => {
    const list = row.current?.closest('[data-mr-part="list"]')?.getBoundingClientRect();
    if (next && row.current && list) {
      // The panel stands beside the whole list, from its upper edge.
      setPlace({ offset: list.top - row.current.getBoundingClientRect().top, height: list.height });
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
          style={{ minBlockSize: `${place.height}px` }}
          alignOffset={place.offset}
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
