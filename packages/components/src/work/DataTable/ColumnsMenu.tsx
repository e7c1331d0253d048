'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../base/Button/index.js';
import { IconButton } from '../../base/IconButton/index.js';
import { ArrowDownIcon } from '../../icons/ArrowDownIcon.js';
import { ArrowUpIcon } from '../../icons/ArrowUpIcon.js';
import { Columns3Icon } from '../../icons/Columns3Icon.js';
import { format } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';
import './ColumnsMenu.css';

interface ColumnsMenuProps {
  /** All columns in display order; the first one cannot be moved or hidden. */
  items: readonly { id: string; header: string; hideable: boolean }[];
  hidden: readonly string[];
  messages: Labels<'DataTable'>;
  onHide: (id: string, isHidden: boolean, event: Event) => void;
  onMove: (id: string, by: -1 | 1, event: Event) => void;
}

/** `false` in jsdom and in browsers before 2024, where the panel opens in place and only its button closes it. */
const hasPopover = typeof HTMLElement === 'undefined' || 'showPopover' in HTMLElement.prototype;

/** Button with a popover: checkboxes that show and hide columns, and buttons that move them. */
export function ColumnsMenu({ items, hidden, messages, onHide, onMove }: ColumnsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);

  useLayoutEffect(() => {
    // The browser opens it by itself before React has hydrated the button.
    if (hasPopover && panel.current?.matches(':popover-open')) setIsOpen(true);
  }, []);

  useLayoutEffect(() => {
    if (!isOpen || !hasPopover) return undefined;
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    const update = () => {
      if (button.current && panel.current) place(panel.current, button.current);
    };
    update();
    window.addEventListener('resize', update, options);
    document.addEventListener('scroll', update, options);
    const closeBehind = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !root.current?.contains(relatedTarget as Node)) panel.current?.hidePopover();
    };
    // A press outside and Escape close a popover; a focus that leaves it does not.
    root.current?.addEventListener('focusout', closeBehind, options);
    return () => controller.abort();
  }, [isOpen]);

  return (
    <div ref={root} className="mr-ColumnsMenu-root mr-kit">
      <Button
        ref={button}
        variant="quiet"
        startIcon={<Columns3Icon />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        popoverTarget={panelId}
        onClick={hasPopover ? undefined : () => setIsOpen(!isOpen)}
      >
        {messages.columns}
      </Button>
      <fieldset
        ref={panel}
        className="mr-ColumnsMenu-panel"
        id={panelId}
        popover={hasPopover ? 'auto' : undefined}
        hidden={!isOpen}
        onBeforeToggle={({ newState }) => newState === 'open' && setIsOpen(true)}
        // Not earlier: the browser restores the focus only from a control that still exists.
        onToggle={({ newState }) => newState === 'closed' && setIsOpen(false)}
      >
        <legend className="mr-ColumnsMenu-legend">{messages.columnsShown}</legend>
        {isOpen &&
          items.map(({ id, header, hideable }, index) => (
            <div key={id} className="mr-ColumnsMenu-item">
              <label className="mr-ColumnsMenu-label">
                <input
                  type="checkbox"
                  checked={!hidden.includes(id)}
                  disabled={!hideable}
                  onChange={({ target, nativeEvent }) => onHide(id, !target.checked, nativeEvent)}
                />
                <span>{header}</span>
              </label>
              {index > 0 && (
                <>
                  <IconButton
                    size="sm"
                    label={format(messages.moveEarlier, { column: header })}
                    icon={<ArrowUpIcon />}
                    aria-disabled={index === 1 || undefined}
                    onClick={({ nativeEvent }) => onMove(id, -1, nativeEvent)}
                  />
                  <IconButton
                    size="sm"
                    label={format(messages.moveLater, { column: header })}
                    icon={<ArrowDownIcon />}
                    aria-disabled={index === items.length - 1 || undefined}
                    onClick={({ nativeEvent }) => onMove(id, 1, nativeEvent)}
                  />
                </>
              )}
            </div>
          ))}
      </fieldset>
    </div>
  );
}

/**
 * Sets the position of the button as style properties of `panel`: a popover in the top layer has no positioned
 * ancestor.
 */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, right } = (button.offsetParent ?? button).getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const edges = [left + scrollX, clientWidth - right - scrollX];
  if (getComputedStyle(panel).direction === 'rtl') edges.reverse();
  panel.style.setProperty('--mr-columns-start', `${edges[0]}px`);
  panel.style.setProperty('--mr-columns-end', `${edges[1]}px`);
  panel.style.setProperty('--mr-columns-top', `${button.getBoundingClientRect().bottom + scrollY}px`);
}
