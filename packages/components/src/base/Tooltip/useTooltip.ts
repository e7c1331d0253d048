'use client';

import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { isComposing } from '../../internal/isComposing.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { OpenProps } from '../../internal/state/openState.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { tooltipPosition } from './tooltipPosition.js';

/** How long the pointer rests on a control before the words come, and how long it may be on its way to them. */
const showDelay = 300;
const hideDelay = 200;

/** Cause of a change: the pointer, the focus, a press on the control, the Escape key, or a page that scrolls or is resized. */
export type TooltipChangeReason = 'hover' | 'focus' | 'press' | 'escape' | 'scroll';
type TooltipDetails = ReasonedDetails<TooltipChangeReason>;
export type TooltipOpenProps = OpenProps<TooltipDetails>;

/** Whether the words of a tooltip are shown, and their place while they are. Listens at `root`, places `tip`. */
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
    // Whoever presses knows what the control does.
    node.addEventListener('pointerdown', (event) => setLater(false, 0, 'press', event), { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [root, latest]);

  useLayoutEffect(() => {
    const anchor = root.current;
    const words = tip.current;
    if (!isOpen || !anchor || !words) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // In the top layer no scrolling box cuts it off. Without popovers (browsers before 2024, jsdom) it is shown in place; jsdom hides
    // what has the attribute.
    if ('showPopover' in words) words.showPopover();
    else (words as HTMLElement).removeAttribute('popover');
    const { x, y } = tooltipPosition(anchor.getBoundingClientRect(), words.getBoundingClientRect(), side, {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    });
    words.style.setProperty('--mr-tooltip-x', `${x}px`);
    words.style.setProperty('--mr-tooltip-y', `${y}px`);
    const close = (event: Event) => latest.current(false, { reason: 'scroll', event });
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Escape takes the words away and nothing else: a dialog around them stays open.
      event.preventDefault();
      event.stopPropagation();
      latest.current(false, { reason: 'escape', event });
    };
    document.addEventListener('keydown', closeOnEscape, { signal, capture: true });
    // It would stay behind while the control moves away.
    document.addEventListener('scroll', close, { signal, capture: true });
    window.addEventListener('resize', close, { signal });
    return () => {
      controller.abort();
      if ('hidePopover' in words) words.hidePopover();
    };
  }, [isOpen, root, tip, side, latest]);

  return isOpen;
}
