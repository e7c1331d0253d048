import type { Scales } from '../src/styles/tokens.ts';

/** Returns names and values of scales: `text: { md }` is `text-md`. */
export function flat(scales: Scales): [name: string, value: string][] {
  return Object.entries(scales).flatMap(([group, values]) =>
    typeof values === 'string'
      ? [[group, values]]
      : Object.entries(values).map(([key, value]): [string, string] => [`${group}-${key}`, value]),
  );
}
