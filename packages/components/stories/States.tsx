import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';

interface StatesProps extends ComponentProps<'div'> {
  /** Minimum width of a column. @default '100%' */
  width?: string;
}

/** Lays out the states of a matrix in columns at least `width` wide. Contains `State`. Renders a `<div>`. */
export function States({ width = '100%', style, ...rest }: StatesProps) {
  return (
    <div
      {...rest}
      style={{
        display: 'grid',
        gap: '1.5rem',
        alignItems: 'start',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
        padding: '1.5rem',
        background: 'var(--mr-paper)',
        ...style,
      }}
    />
  );
}

interface StateProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Caption, in terms of the props: `variant="quiet"`, `Failed`. */
  name: string;
  /** Simulates hover, press or keyboard focus on all content. */
  pseudo?: 'hover' | 'pressed' | 'focus';
  /** As wide as the matrix. @default false */
  wide?: boolean;
  children: ReactNode;
}

const pointed = { hover: 'pseudo-hover-all', pressed: 'pseudo-hover-all pseudo-active-all', focus: '' };
const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

/** One state of a matrix with its caption. Renders a `<figure>`. */
export function State({ name, pseudo, wide = false, style, children, ...rest }: StateProps) {
  const box = useRef<HTMLDivElement>(null);
  // Limited to controls: on all content, the ring of `:focus-visible` would surround every text.
  useLayoutEffect(() => {
    if (pseudo !== 'focus' || !box.current) return;
    for (const control of box.current.querySelectorAll(focusable)) {
      control.classList.add('pseudo-focus', 'pseudo-focus-visible');
      for (let at: Element | null = control; at && at !== box.current; at = at.parentElement) {
        at.classList.add('pseudo-focus-within');
      }
    }
  });
  return (
    <figure {...rest} style={{ margin: 0, minInlineSize: 0, ...(wide ? { gridColumn: '1 / -1' } : {}), ...style }}>
      <figcaption lang="en" style={{ marginBlockEnd: '0.5rem', fontSize: '0.75rem', color: 'var(--mr-ink-3)' }}>
        <bdi>{name}</bdi>
      </figcaption>
      <div ref={box} className={pseudo && pointed[pseudo]}>
        {children}
      </div>
    </figure>
  );
}
