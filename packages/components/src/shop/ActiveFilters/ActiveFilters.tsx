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

/** One active filter. */
export interface ActiveFiltersItem {
  /** Id of the filter, unique in the list. */
  id: string;
  /** Text of the chip, such as "4 stars and up". */
  title: string;
  /** URL of the page without this filter. Renders a link, for pages without scripts. */
  href?: string | undefined;
}

export interface ActiveFiltersProps
  extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<'renderLink', 'ActiveFilters'> {
  /** Accessible name of the list. @default from `labels` */
  label?: string | undefined;
  /** Active filters. Renders nothing if empty. */
  items: readonly ActiveFiltersItem[];
  /**
   * Called with the filter to remove. The focus then moves to the next chip; after the last one the caller moves it.
   */
  onRemove?: ((item: ActiveFiltersItem) => void) | undefined;
  /** Called to clear all filters. */
  onClear?: (() => void) | undefined;
  /** URL of the page without any filter. */
  clearHref?: string | undefined;
}

/**
 * Lists the active filters as removable chips, with a control that clears all. Renders buttons if there are handlers,
 * links otherwise. Renders a `<div>`, or nothing; a client component.
 * @cssproperty --mr-bleed distance to the edge of the screen, across which the row scrolls on phones; 0 by default
 */
export function ActiveFilters({
  label,
  items,
  onRemove,
  onClear,
  clearHref,
  labels,
  className,
  ...props
}: ActiveFiltersProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'ActiveFilters'>>(en.ActiveFilters, settings.labels.ActiveFilters, labels);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  // The pressed chip is unmounted: focus the next one, or the focus would be lost.
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
              labels={messages.chip}
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
