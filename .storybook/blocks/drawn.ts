import { useEffect, useState } from 'react';
import { contrast, parseColor } from '../../packages/components/bin/color.mjs';
import { colors } from '../../packages/components/src/styles/tokens.ts';
import { type ColorName, type Theme, token, valueIn, type Vertical } from './colors';
import { useDocsGlobals } from './globals';

/** Colors as the browser draws them, in hex: each token in both themes, in the vertical and brand of the page. */
type Drawn = Readonly<Record<Theme, ReadonlyMap<ColorName, string>>>;

/**
 * Returns the colors in hex as the browser draws them with the toolbar's vertical and brand; `undefined` before the first effect.
 * Not computed from the table: a brand is CSS.
 */
export function useDrawnColors(): Drawn | undefined {
  const { vertical, brand } = useDocsGlobals();
  const [drawn, setDrawn] = useState<Drawn>();
  // Not a layout effect: those of the page, which set the brand, come after this one's.
  useEffect(() => {
    setDrawn({ light: readColors('light', vertical), dark: readColors('dark', vertical) });
  }, [vertical, brand]);
  return drawn;
}

function readColors(theme: Theme, vertical: Vertical): Map<ColorName, string> {
  const box = document.body.appendChild(document.createElement('i'));
  Object.assign(box.dataset, { theme, vertical });
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const hexes = (Object.keys(colors) as ColorName[]).map((name): [ColorName, string] => {
    const css = valueIn(colors[name], theme);
    if (!css.startsWith('oklch(') || !context) return [name, css];
    box.style.color = token(name);
    context.fillStyle = getComputedStyle(box).color;
    context.clearRect(0, 0, 1, 1);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const hex = `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    return [name, alpha === 255 ? hex : `${hex} ${String(Math.round(alpha / 2.55))}%`];
  });
  box.remove();
  return new Map(hexes);
}

/** Contrast of two opaque colors in hex by WCAG 2, 1 to 21. */
export function contrastOf(one = '', other = ''): number {
  const [first, second] = [parseColor(one), parseColor(other)];
  return first && second ? contrast(first, second) : Number.NaN;
}
