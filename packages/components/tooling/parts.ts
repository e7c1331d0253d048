/** Returns the parts that a file lists by component, from the text of the file: `export type PricePart = 'root' | 'now';`. */
export function readParts(text: string): { component: string; parts: string[] }[] {
  return [...text.matchAll(/^export type (\w+)Part =([^;]+);/gm)].map(([, component = '', union = '']) => ({
    component,
    parts: union.match(/\w+/g) ?? [],
  }));
}
