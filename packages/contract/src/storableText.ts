/** Half of a surrogate pair without the other. */
export const unpairedSurrogate = /\p{Surrogate}/u;

/** Returns true for text that PostgreSQL can store: it refuses NUL, and a lone surrogate is no Unicode. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !unpairedSurrogate.test(text);
}
