'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isComposing } from '../../internal/isComposing';
import { tooltipPosition } from './tooltipPosition';

/** How long the pointer rests on a control before the words come, and how long it may be on its way to them. */
const showDelay = 300;
const hideDelay = 200;

/** Whether the words of a tooltip are shown, and their place while they are. Listens at `root`, places `tip`. */
export function useTooltip(
  root: RefObject<HTMLElement | null>,
  tip: RefObject<HTMLElement | null>,
  side: 'top' | 'bottom',
): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const setLater = (open: boolean, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsOpen(open), delay);
    };
    const isFocused = () => node.querySelector(':focus-visible') !== null;
    node.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && setLater(true, showDelay), {
      signal,
    });
    node.addEventListener('pointerleave', () => isFocused() || setLater(false, hideDelay), { signal });
    node.addEventListener('focusin', () => isFocused() && setLater(true, 0), { signal });
    node.addEventListener('focusout', () => setLater(false, 0), { signal });
    // Whoever presses knows what the control does.
    node.addEventListener('pointerdown', () => setLater(false, 0), { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [root]);

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
    const close = () => setIsOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Escape takes the words away and nothing else: a dialog around them stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', closeOnEscape, { signal, capture: true });
    // It would stay behind while the control moves away.
    document.addEventListener('scroll', close, { signal, capture: true });
    window.addEventListener('resize', close, { signal });
    return () => {
      controller.abort();
      if ('hidePopover' in words) words.hidePopover();
    };
  }, [isOpen, root, tip, side]);

  return isOpen;
}
