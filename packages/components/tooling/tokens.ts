/** Generates the sheet of the design tokens from `src/styles/tokens.ts`. `npm run tokens` writes `src/styles/tokens.css`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brand,
  colors,
  depth,
  reducedMotion,
  type Scales,
  shape,
  sizes,
  tile,
  type Value,
  verticals,
} from '../src/styles/tokens.ts';

/** Boxes that may set a theme, a vertical or an input. */
const boxes = ':root, .mr-root, [data-theme], [data-vertical]';

/**
 * Returns the text of `tokens.css`. A token with two values is written as `var(--mr-if-light, …) var(--mr-if-dark, …)`:
 * one of the two switches is empty and the other unset, so that one value remains. Not `light-dark()`: bundlers lower
 * it to variables that are set with `color-scheme`, so a dark box on a light page would keep its light values.
 */
export function tokensCss(): string {
  return `/* Generated from tokens.ts by \`npm run tokens -w @marketrow/components\`. */
@layer mr.tokens {
${rule(':root', flat(sizes))}

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

/** Returns names and values of scales: `text: { md }` is `text-md`. */
export function flat(scales: Scales): [name: string, value: string][] {
  return Object.entries(scales).flatMap(([group, values]) =>
    typeof values === 'string'
      ? [[group, values]]
      : Object.entries(values).map(([key, value]): [string, string] => [`${group}-${key}`, value]),
  );
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
