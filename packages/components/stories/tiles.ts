import type { CSSProperties } from 'react';

/** Lays the states of a matrix beside each other, in columns at least `width` wide. Goes on `BothThemes`. */
export function tiles(width: string): CSSProperties {
  return {
    display: 'grid',
    gap: '2rem',
    alignItems: 'start',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
  };
}
