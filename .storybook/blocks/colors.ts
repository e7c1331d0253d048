import { toHex } from '../../packages/components/bin/color.mjs';
import { colors, type Value, verticals } from '../../packages/components/src/styles/tokens.ts';
import { readOklch } from '../../packages/components/tooling/oklch.ts';

export type Theme = 'light' | 'dark';
export type Vertical = keyof typeof verticals;
export type ColorName = keyof typeof colors;

/** CSS value of a color in one theme. */
export function valueIn(value: Value, theme: Theme): string {
  return typeof value === 'string' ? value : value[theme === 'light' ? 0 : 1];
}

/** Hex of a color of the market as a screen shows it, with its alpha in percent if it is translucent. */
export function hexOf(name: ColorName, theme: Theme): string {
  const css = valueIn(colors[name], theme);
  if (!css.startsWith('oklch(')) return css;
  const [lightness, chroma, hue, alpha] = readOklch(css, verticals.market);
  const hex = toHex([lightness, chroma, hue]);
  return alpha === 1 ? hex : `${hex} ${String(Math.round(alpha * 100))}%`;
}

/** Custom property of a token. */
export function property(name: string): string {
  return `--mr-${name}`;
}

/** Value of a token in a style. */
export function token(name: string): string {
  return `var(${property(name)})`;
}
