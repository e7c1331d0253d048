'use client';

import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

interface RollingTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: string;
}

/** Text with a number in it, whose digits roll when it changes; the module that moves them is fetched then. */
export function RollingText({ children, ...rest }: RollingTextProps) {
  const node = useRef<HTMLSpanElement>(null);
  const last = useRef(children);
  useEffect(() => {
    const before = last.current;
    last.current = children;
    if (before === children || before === '' || !node.current) return;
    const direction = numberIn(children) < numberIn(before) ? 'down' : 'up';
    import('../../motion').then(
      ({ roll }) => node.current && roll(node.current, direction),
      // Offline: the number stands there without a movement.
      () => undefined,
    );
  }, [children]);
  return (
    <span {...rest} ref={node}>
      {children}
    </span>
  );
}

/** What two texts are compared by: their digits, as both are written in the same way. */
function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
