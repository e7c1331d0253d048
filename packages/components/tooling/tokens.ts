/** Generates `tokens.css` and `tokens.json` from `src/styles/tokens.ts`. `npm run tokens` writes `src/styles/tokens.css`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHex } from '../bin/color.mjs';
import {
  brand,
  colors,
  compact,
  depth,
  reducedMotion,
  type Scales,
  shape,
  sizes,
  tile,
  type Value,
  verticals,
} from '../src/styles/tokens.ts';
import { flat } from './flat.ts';
import { numbersIn, readOklch } from './oklch.ts';

/** Boxes that may set a theme, a vertical or an input. */
const boxes = ':root, .mr-root, [data-theme], [data-vertical]';

/**
 * Returns the text of `tokens.css`. A token with two values is written as `var(--mr-if-light, …) var(--mr-if-dark, …)`:
 * one of the two switches is empty and the other unset, so that one value remains. Not `light-dark()`: bundlers lower
 * it to variables that are set with `color-scheme`, so a dark box on a light page would keep its light values.
 */
export function tokensCss(): string {
  const names = new Set(flat(compact).map(([name]) => name));
  const comfortable = flat(sizes).filter(([name]) => names.has(name));
  return `/* Generated from tokens.ts by \`npm run tokens -w @marketrow/components\`. */
@layer mr.tokens {
${rule(':root', flat(sizes))}

${rule("[data-density='comfortable']", comfortable)}

${rule("[data-density='compact']", flat(compact))}

  @media (pointer: coarse) {
${rule("[data-density='compact']", [['tap', sizes.tap]]).replaceAll(/^/gm, '  ')}
  }

  @media (prefers-reduced-motion: reduce) {
${rule(':root', flat(reducedMotion)).replaceAll(/^/gm, '  ')}
  }

  :where(:root, [data-theme='light']) {
    --mr-if-light: initial;
    --mr-if-dark: ;
  }

  /* The kit's own boxes follow the system where no theme is set. */
  @media (prefers-color-scheme: dark) {
    :where(.mr-root:not([data-theme], [data-theme] *)) {
      --mr-if-light: ;
      --mr-if-dark: initial;
    }
  }

  :where([data-theme='dark']) {
    --mr-if-light: ;
    --mr-if-dark: initial;
  }

${Object.entries(verticals)
  .map(([name, numbers]) =>
    rule(
      `${name === 'market' ? ':root, ' : ''}[data-vertical='${name}']`,
      Object.entries(numbers).map(([token, value]) => [token, withInput(token, String(value))]),
    ),
  )
  .join('\n\n')}

  @supports (color: color(from red xyz-d65 x calc(y * 1) z)) {
${rule(
  boxes,
  Object.entries(brand).map(([name, value]) => [`brand-${name}`, themed(value)]),
).replaceAll(/^/gm, '  ')}
  }

${rule(boxes, [
  ...flat(shape).map(([name, value]) => [name, withInput(name, value)] as const),
  ...Object.entries(colors).map(
    ([name, value]) =>
      [name, withInput(name, name in brand ? `var(--mr-brand-${name}, ${themed(value)})` : themed(value))] as const,
  ),
  ...Object.entries(depth).map(([name, value]) => [name, themed(value)] as const),
])}

${rule(
  '[data-mr-tile]',
  Object.entries(tile).map(([name, value]) => [name, themed(value)]),
)}
}
`;
}

interface Token {
  $type: string;
  $value: unknown;
  /** Exact CSS, if the value cannot express it. */
  $extensions?: object;
}

/**
 * Returns the text of `tokens.json` in the DTCG format (Design Tokens Community Group, 2025.10). Colors and shadows are
 * written once for each vertical and theme: `market.light.paper`, sizes of a compact page below `compact`. Omits values without a type in the format (arches,
 * springs, filters).
 */
export function tokensJson(): string {
  const scales: Scales = { ...sizes, ...shape };
  return `${JSON.stringify({
    $description:
      'Design tokens of @marketrow/components: `text.md` is `--mr-text-md`, `market.light.paper` is `--mr-paper`.',
    ...mapValues(scales, (values, group) =>
      typeof values === 'string' ? toToken(values) : mapValues(values, (css) => toToken(css, { group })),
    ),
    compact: mapValues(compact as Scales, (values) =>
      typeof values === 'string' ? toToken(values) : mapValues(values, (css) => toToken(css)),
    ),
    ...mapValues(verticals, (numbers, vertical) => ({
      ...mapValues(numbers, (number) => toToken(String(number))),
      ...mapValues({ light: 0, dark: 1 } as const, (index, theme) =>
        mapValues({ ...colors, ...depth }, (value: Value) =>
          toToken(typeof value === 'string' ? value : value[index], { group: `${vertical}.${theme}`, numbers }),
        ),
      ),
    })),
  })}\n`;
}

/** Returns the record with each value replaced by the result of `change`. */
function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value, key)]));
}

/**
 * Returns the token of a CSS value, `undefined` if the format has no type for it. A size that grows with the window gets
 * its largest value, and the CSS as an extension.
 */
function toToken(
  css: string,
  { group = '', numbers = {} }: { group?: string; numbers?: Readonly<Record<string, number>> } = {},
): Token | undefined {
  const $extensions = { 'com.marketrow': { css } };
  const [, largest] = /^clamp\(.*, (.+)\)$/.exec(css) ?? [];
  if (largest !== undefined) {
    const token = toToken(largest);
    return token && { ...token, $extensions };
  }
  const [, amount, unit = ''] = /^(-?[\d.]+)([a-z]*)$/.exec(css) ?? [];
  if (amount !== undefined) {
    const value = Number(amount);
    if (unit === '') return { $type: group === 'weight' ? 'fontWeight' : 'number', $value: value };
    if (unit === 'em') return { $type: 'number', $value: value, $extensions };
    return { $type: unit === 'ms' ? 'duration' : 'dimension', $value: { value, unit } };
  }
  if (css.startsWith('cubic-bezier(')) return { $type: 'cubicBezier', $value: numbersIn(css) };
  if (css.startsWith('oklch(')) return { $type: 'color', $value: toColor(css, numbers) };
  if (group === 'font') return { $type: 'fontFamily', $value: css.replaceAll("'", '').split(', ') };
  const layers = css.split(', ').map((layer) => / var\(--mr-(shade[\w-]*)\)$/.exec(layer));
  if (layers.some((layer) => layer === null)) return undefined;
  return {
    $type: 'shadow',
    $value: layers.map((layer) => {
      const [offsetX, offsetY, blur, spread] = [...numbersIn(layer?.input.slice(0, layer.index) ?? ''), 0].map(
        (value) => ({
          value,
          unit: 'px',
        }),
      );
      return { color: `{${group}.${layer?.[1] ?? ''}}`, offsetX, offsetY, blur, spread };
    }),
  };
}

/** Returns a color of the format: OKLCH with the numbers of a vertical, and hex for tools that read sRGB only. */
function toColor(css: string, numbers: Readonly<Record<string, number>>) {
  const [lightness, chroma, hue, alpha] = readOklch(css, numbers);
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], alpha, hex: toHex([lightness, chroma, hue]) };
}

/** Returns a CSS value that works in both themes. */
function themed(value: Value): string {
  return typeof value === 'string' ? value : `var(--mr-if-light, ${value[0]}) var(--mr-if-dark, ${value[1]})`;
}

/** Returns a CSS value that a shop's input overrides. */
function withInput(name: string, value: string): string {
  return `var(--mr-set-${name}, ${value})`;
}

function rule(selector: string, declarations: readonly (readonly [name: string, value: string])[]): string {
  return `  :where(${selector}) {\n${declarations.map(([name, value]) => `    --mr-${name}: ${value};`).join('\n')}\n  }`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), tokensCss());
