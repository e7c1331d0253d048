/**
 * Computes a color of `tokens.ts` as numbers: lightness, chroma, hue and alpha.
 * @param css `oklch(…)`, with `var(--mr-a-h)` and products or differences of two numbers
 * @param numbers values of the variables by name: those of a vertical
 */
export function readOklch(
  css: string,
  numbers: Readonly<Record<string, number>>,
): [lightness: number, chroma: number, hue: number, alpha: number] {
  const resolved = css
    .replaceAll(/var\(--mr-([\w-]+)\)/g, (_, name: string) => String(numbers[name]))
    .replaceAll(/calc\(([\d.]+) ([*-]) ([\d.]+)\)/g, (_, one: string, sign: string, other: string) =>
      (sign === '*' ? Number(one) * Number(other) : Number(one) - Number(other)).toFixed(5),
    );
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = numbersIn(resolved);
  return [lightness, chroma, hue, alpha];
}

/** Returns the numbers in a text, in their order. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
}
