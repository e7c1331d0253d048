'use client';

import { clsx } from 'clsx/lite';
import { Children, cloneElement, isValidElement, useId, useMemo, useRef } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import './Tooltip.css';
import { useTooltip } from './useTooltip.js';
import type { TooltipOpenProps } from './useTooltip.js';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'>, TooltipOpenProps {
  /** Text about the control, without controls. */
  text: ReactNode;
  /** The control, one focusable element: a button, a link, a field. */
  children: ReactElement;
  /** Describes the control; `false` if the text only repeats its name, to avoid announcing it twice. @default true */
  describes?: boolean | undefined;
  /** Preferred side; the other one is used without enough space. @default 'top' */
  side?: 'top' | 'bottom' | undefined;
}

/**
 * Text about a control, shown on hover or keyboard focus. Escape closes it, the pointer may move onto it, and it stays
 * open until the pointer leaves (WCAG 1.4.13). Not for essential information: touch users never see it. Renders a
 * `<span>`; a client component.
 * @selector [data-open]
 */
export function Tooltip({
  text,
  children,
  describes = true,
  side = 'top',
  open,
  defaultOpen,
  onOpenChange,
  ref,
  className,
  ...rest
}: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const rootRef = useMemo(() => mergeRefs(root, ref), [ref]);
  const isOpen = useTooltip(root, tip, side, { open, defaultOpen, onOpenChange });
  // An element from a server component may still be a lazy reference: `toArray` resolves it.
  const control = Children.toArray(children)[0];
  return (
    <span
      {...rest}
      ref={rootRef}
      className={clsx('mr-Tooltip-root mr-kit', className)}
      data-open={isOpen ? '' : undefined}
    >
      {describes && isValidElement<{ 'aria-describedby'?: string }>(control)
        ? cloneElement(control, { 'aria-describedby': clsx(control.props['aria-describedby'], id) })
        : control}
      <span ref={tip} id={id} role="tooltip" className="mr-Tooltip-tip" popover="manual" hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
