'use client';

import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

interface RollingTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: string;
}

/** Text whose digits roll when its number changes. Loads the animation on the first change. */
export function RollingText({ children, ...rest }: RollingTextProps) {
  const node = useRef<HTMLSpanElement>(null);
  const last = useRef(children);
  useEffect(() => {
    const before = last.current;
    last.current = children;
    if (before === children || before === '' || !node.current) return;
    const direction = numberIn(children) < numberIn(before) ? 'down' : 'up';
    import('../../motion/index.js').then(
      ({ roll }) => node.current && roll(node.current, direction),
      // Offline: the number changes without an animation.
      () => undefined,
    );
  }, [children]);
  return (
    <span {...rest} ref={node}>
      {children}
    </span>
  );
}

/** Returns the digits of a text as a number. Both texts have the same format, so this is enough to compare them. */
function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
