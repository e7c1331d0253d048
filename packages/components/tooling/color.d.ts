/** Types of the plain JavaScript that the command `marketrow-brand` ships. */
declare module '*/bin/color.mjs' {
  type Triple = [lightness: number, chroma: number, hue: number];
  export function parseColor(text: string): Triple | undefined;
  export function toHex(oklch: Triple): string;
  export function contrast(one: Triple, two: Triple): number;
}
