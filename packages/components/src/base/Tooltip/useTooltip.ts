'use client';

import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { isComposing } from '../../internal/isComposing.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { OpenProps } from '../../internal/state/openState.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { tooltipPosition } from './tooltipPosition.js';

/** Delay in milliseconds before a hover opens the tooltip, and for the pointer to move onto it. */
const showDelay = 300;
const hideDelay = 200;

/** Cause of a change: hover, focus, a press on the control, the Escape key, or a page that scrolls or is resized. */
export type TooltipChangeReason = 'hover' | 'focus' | 'press' | 'escape' | 'scroll';
type TooltipDetails = ReasonedDetails<TooltipChangeReason>;
export type TooltipOpenProps = OpenProps<TooltipDetails>;

/** Returns the open state of a tooltip; listens at `root` and positions `tip`. */
export function useTooltip(
  root: RefObject<HTMLElement | null>,
  tip: RefObject<HTMLElement | null>,
  side: 'top' | 'bottom',
  { open, defaultOpen = false, onOpenChange }: TooltipOpenProps,
): boolean {
  const [isOpen, change] = useControllableState<boolean, TooltipDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const latest = useLatest(change);

  useEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const setLater = (next: boolean, delay: number, reason: TooltipChangeReason, event: Event) => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(next, { reason, event }), delay);
    };
    const isFocused = () => node.querySelector(':focus-visible') !== null;
    const handleEnter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setLater(true, showDelay, 'hover', event);
    };
    node.addEventListener('pointerenter', handleEnter, { signal });
    node.addEventListener('pointerleave', (event) => isFocused() || setLater(false, hideDelay, 'hover', event), {
      signal,
    });
    node.addEventListener('focusin', (event) => isFocused() && setLater(true, 0, 'focus', event), { signal });
    node.addEventListener('focusout', (event) => setLater(false, 0, 'focus', event), { signal });
    // Users who press a control know what it does.
    node.addEventListener('pointerdown', (event) => setLater(false, 0, 'press', event), { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [root, latest]);

  useLayoutEffect(() => {
    const anchor = root.current;
    const bubble = tip.current;
    if (!isOpen || !anchor || !bubble) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // In the top layer no scroll container clips it. Without popover support (browsers before 2024, jsdom) it is shown
    // in place; jsdom hides elements with the attribute.
    if ('showPopover' in bubble) bubble.showPopover();
    else (bubble as HTMLElement).removeAttribute('popover');
    const { x, y } = tooltipPosition(anchor.getBoundingClientRect(), bubble.getBoundingClientRect(), side, {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    });
    bubble.style.setProperty('--mr-tooltip-x', `${x}px`);
    bubble.style.setProperty('--mr-tooltip-y', `${y}px`);
    const close = (event: Event) => latest.current(false, { reason: 'scroll', event });
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Escape closes the tooltip only: a surrounding dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      latest.current(false, { reason: 'escape', event });
    };
    document.addEventListener('keydown', closeOnEscape, { signal, capture: true });
    // The tooltip is fixed and would not follow its control.
    document.addEventListener('scroll', close, { signal, capture: true });
    window.addEventListener('resize', close, { signal });
    return () => {
      controller.abort();
      if ('hidePopover' in bubble) bubble.hidePopover();
    };
  }, [isOpen, root, tip, side, latest]);

  return isOpen;
}
