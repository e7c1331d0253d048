/** Types of the plain JavaScript that the command `marketrow-brand` ships. */
declare module '*/bin/color.mjs' {
  export function toScreen(oklch: [number, number, number]): [number, number, number];
}
