import { colorName } from './color-names.ts';
import { wordsOf } from './words.ts';

/** Returns the name of a choice, such as "Midnight, Size 7": a bare 7 could be anything. Empty without a choice. */
export function choiceName({ color, size }: { color?: string; size?: string }, language: string): string {
  const parts = [
    color !== undefined && color !== '' ? colorName(color, language) : undefined,
    size !== undefined && size !== ''
      ? (wordsOf(language).size ?? 'Size {size}').replace('{size}', () => size)
      : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}
