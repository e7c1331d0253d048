'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { isComposing } from '../../internal/isComposing.js';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { MegaMenuPanel } from './MegaMenuPanel.js';
import './MegaMenu.css';
import { afterHover, afterPress, closedMenu, controlAfterKey, headsForPanel, hoverDelay } from './megaMenuState.js';
import type { MegaMenuState } from './megaMenuState.js';
import type { MegaMenuChangeReason, MegaMenuItem } from './types.js';

export interface MegaMenuProps
  extends Omit<ComponentProps<'nav'>, 'children'>, SharedProps<'renderLink' | 'renderImage', 'MegaMenu'> {
  /** Items of the row. One with `columns` or a `feature` has a panel, and a button that opens it. */
  items: readonly MegaMenuItem[];
  /** URL of the current item, to mark it. */
  currentHref?: string | undefined;
  /** Accessible name. @default 'Main' */
  label?: string | undefined;
  /** `href` of the item whose panel is open; `null` for none (controlled). */
  open?: string | null | undefined;
  /** `href` of the item whose panel is open at first (uncontrolled). @default null */
  defaultOpen?: string | null | undefined;
  /** Called when a panel opens, with the `href` of its item, or closes, with `null`. */
  onOpenChange?: ((open: string | null, details: ReasonedDetails<MegaMenuChangeReason>) => void) | undefined;
  /** Slot before the items, for example for a menu of all categories. */
  start?: ReactNode;
  /** Slot at the end of the row, for example for a note. */
  end?: ReactNode;
}

/**
 * Navigation row of a shop: each item is a link, and the button after it opens a panel of grouped links across the row.
 * A disclosure, not an ARIA menu: Tab moves into the open panel. Hover opens it too. Without scripts the buttons are
 * hidden. Renders a `<nav>`; a client component.
 * @selector [data-open] on the item whose panel is open
 * @slot start @slot end
 */
export function MegaMenu({
  items,
  currentHref,
  label,
  open: theirOpen,
  defaultOpen = null,
  onOpenChange,
  start,
  end,
  labels,
  className,
  ref: theirRef,
  ...props
}: MegaMenuProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.MegaMenu, settings.labels.MegaMenu, labels);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPinned = useRef(false);
  const ref = useMemo(() => mergeRefs(root, theirRef), [theirRef]);
  const [openHref, setOpenHref] = useControllableState<string | null, ReasonedDetails<MegaMenuChangeReason>>({
    value: theirOpen,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });

  const change = (rule: (state: MegaMenuState) => MegaMenuState, reason: MegaMenuChangeReason, event?: Event) => {
    clearTimeout(timer.current);
    const next = rule({ value: openHref, isPinned: isPinned.current });
    isPinned.current = next.isPinned;
    setOpenHref(next.value, { reason, event });
  };
  const latest = useLatest(change);

  const restOn = (item: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Hover does not unmount a panel that has the focus: the focus would be lost.
      const panel = root.current?.querySelector('[data-open] > [data-mr-part="panel"]');
      if (!panel?.contains(document.activeElement)) latest.current((state) => afterHover(state, item), 'hover');
    }, hoverDelay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = openHref !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (reason: MegaMenuChangeReason, event: Event) => latest.current(() => closedMenu, reason, event);
    // Escape also closes a panel opened by hover, wherever the focus is.
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      const item = [...(root.current?.querySelectorAll('li[data-open]') ?? [])].find((node) =>
        node.contains(document.activeElement),
      );
      close('escape', event);
      item?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
    };
    const handlePointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close('outside', event);
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, [isOpen, latest]);

  const handleRowKey = (event: KeyboardEvent<HTMLElement>) => {
    const controls = [...(root.current?.querySelectorAll<HTMLElement>('[data-mr-part="bar"]') ?? [])];
    const index = controls.indexOf(event.target as HTMLElement);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown') {
      const first = (event.target as HTMLElement)
        .closest('li')
        ?.querySelector<HTMLElement>('[data-mr-part="panel"] a:not([tabindex])');
      if (first) {
        event.preventDefault();
        first.focus();
      }
      return;
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = controlAfterKey(event.key, index, controls.length, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    controls[next]?.focus();
  };

  return (
    <nav
      aria-label={label ?? messages.label}
      {...rest}
      ref={ref}
      className={clsx('mr-MegaMenu-root mr-kit', className)}
    >
      {start}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keys of the links and buttons inside */}
      <ul role="list" className="mr-MegaMenu-list" onKeyDown={handleRowKey}>
        {items.map((item, index) => {
          const { title, href, columns = [], feature } = item;
          const hasPanel = columns.length > 0 || feature !== undefined;
          const open = openHref === href;
          return (
            // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- hover is an extra: the button inside does the same
            <li
              key={href}
              className="mr-MegaMenu-item"
              data-open={open ? '' : undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && restOn(hasPanel ? href : null)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && restOn(null)}
              onPointerMove={(event) => {
                const crossing = isOpen && !open && event.pointerType === 'mouse';
                if (crossing && headsForPanel(event.movementX, event.movementY)) restOn(hasPanel ? href : null);
              }}
              onBlur={({ currentTarget, relatedTarget, nativeEvent }) => {
                if (open && relatedTarget && !currentTarget.contains(relatedTarget))
                  change(() => closedMenu, 'focus', nativeEvent);
              }}
            >
              {linkElement(settings.renderLink, {
                className: 'mr-MegaMenu-link',
                href,
                'aria-current': href === currentHref ? 'page' : undefined,
                'data-mr-part': 'bar',
                children: title,
              })}
              {hasPanel ? (
                <>
                  <button
                    type="button"
                    className="mr-MegaMenu-button"
                    aria-label={format(messages.menu, { title })}
                    aria-expanded={open}
                    aria-controls={`${id}-${index}`}
                    data-mr-part="bar"
                    onClick={({ nativeEvent }) => change((state) => afterPress(state, href), 'press', nativeEvent)}
                  >
                    <ChevronDownIcon />
                  </button>
                  <div id={`${id}-${index}`} className="mr-MegaMenu-panel" hidden={!open} data-mr-part="panel">
                    {open ? (
                      <MegaMenuPanel
                        item={item}
                        items={items}
                        onRest={restOn}
                        renderLink={settings.renderLink}
                        renderImage={settings.renderImage}
                      />
                    ) : null}
                  </div>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
      {end}
    </nav>
  );
}
