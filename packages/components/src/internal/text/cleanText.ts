/*
 * Invisible characters that pasted text may contain: soft hyphen, zero width space, direction marks, byte order mark.
 * Joiners are not removed between characters that they join, as in Persian words and emoji.
 */
const invisible =
  /[\u034F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|(?<![^\0-\u{7F}\s])[\u200C\u200D]|[\u200C\u200D](?![^\0-\u{7F}\s])/gu;
const otherSpaces = /[^\S\n\r\t ]/g;

/**
 * Returns `text` without invisible characters and surrounding spaces, with plain spaces and hyphens instead of
 * non-breaking ones.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(otherSpaces, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .trim();
}
