'use client';

import { clsx } from 'clsx/lite';
import { Children, cloneElement, isValidElement, useId, useMemo, useRef } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import './Tooltip.css';
import { useTooltip } from './useTooltip.js';
import type { TooltipOpenProps } from './useTooltip.js';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'>, TooltipOpenProps {
  /** What is said about the control: plain words, no controls. */
  text: ReactNode;
  /** The control, one element that takes the focus: a button, a link, a field. */
  children: ReactElement;
  /** `false` where the words only repeat the control's name, which is then not said twice. @default true */
  describes?: boolean | undefined;
  /** On which side it stands where there is room; else on the other one. @default 'top' */
  side?: 'top' | 'bottom' | undefined;
}

/**
 * Words about a control, shown while the pointer rests on it or the keyboard is on it. Escape hides them, the pointer may
 * move onto them, and they stay until it leaves (WCAG 1.4.13). Not for what a person must know: a finger never sees them.
 * Renders a `<span>`; a client component.
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
  // An element that came from a server component may still be a lazy reference: `toArray` resolves it.
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
