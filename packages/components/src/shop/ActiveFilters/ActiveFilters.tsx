'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { Chip } from '../../base/Chip/index.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ActiveFilters.css';

/** One filter that is on. */
export interface ActiveFiltersItem {
  /** What the caller knows it by. Unique in the list. */
  id: string;
  /** What it says: "4 stars and up". */
  title: string;
  /** Address of the page without it, for pages without scripts. */
  href?: string | undefined;
}

export interface ActiveFiltersProps
  extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<'renderLink', 'ActiveFilters'> {
  /** Accessible name of the whole. @default from `labels` */
  label?: string | undefined;
  /** The filters that are on. With none, nothing is rendered. */
  items: readonly ActiveFiltersItem[];
  /** Called with the filter that is to be taken off. The focus goes on to the next one; after the last one it is the caller's. */
  onRemove?: ((item: ActiveFiltersItem) => void) | undefined;
  /** Called when all filters are to be taken off. */
  onClear?: (() => void) | undefined;
  /** Address of the page without any filter. */
  clearHref?: string | undefined;
  /** Replaces strings of the chips. */
  chip?: Partial<Labels<'Chip'>> | undefined;
}

/**
 * The filters that are on, each as a chip that takes it off, and a way to take all off: buttons with handlers, links
 * without. Renders a `<div>`, or nothing; a client component.
 * @cssproperty --mr-bleed room between the row and the edge of the screen, which the row takes on phones; 0 by default
 */
export function ActiveFilters({
  label,
  items,
  onRemove,
  onClear,
  clearHref,
  renderLink,
  labels,
  chip,
  className,
  ...rest
}: ActiveFiltersProps) {
  const settings = useSettings({ renderLink });
  const messages = mergeLabels(en.ActiveFilters, settings.labels.ActiveFilters, labels);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  // The chip that was pressed has gone: the one in its place takes the focus, so that the next press needs no search.
  useEffect(() => {
    if (removed.current === undefined) return;
    const chips = list.current?.querySelectorAll<HTMLElement>('[data-mr-part="remove"]') ?? [];
    chips[Math.min(removed.current, chips.length - 1)]?.focus();
    removed.current = undefined;
  }, [items]);

  if (items.length === 0) return null;
  const clear = { className: 'mr-ActiveFilters-clear', children: messages.clear };
  return (
    <div
      role="group"
      aria-label={label ?? messages.label}
      {...rest}
      className={clsx('mr-ActiveFilters-root mr-kit', className)}
    >
      <ul role="list" className="mr-ActiveFilters-items" ref={list}>
        {items.map((item, index) => (
          <li key={item.id}>
            <Chip
              label={item.title}
              removeHref={item.href}
              renderLink={settings.renderLink}
              labels={chip}
              onRemove={
                onRemove &&
                (() => {
                  removed.current = index;
                  onRemove(item);
                })
              }
            />
          </li>
        ))}
      </ul>
      {onClear ? (
        <button type="button" {...clear} onClick={() => onClear()} />
      ) : clearHref === undefined ? null : (
        linkElement(settings.renderLink, { ...clear, href: clearHref })
      )}
    </div>
  );
}
