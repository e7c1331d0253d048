import { colorName } from './color-names.ts';
import { wordsOf } from './words.ts';

/** A choice in words, as "Midnight, Size 7": a bare 7 could be anything. Empty where nothing is chosen. */
export function choiceName({ color, size }: { color?: string; size?: string }, language: string): string {
  const parts = [
    color !== undefined && color !== '' ? colorName(color, language) : undefined,
    size !== undefined && size !== ''
      ? (wordsOf(language).size ?? 'Size {size}').replace('{size}', () => size)
      : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}
