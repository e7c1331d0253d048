/*
 * Characters that nobody sees and that pasted text brings along: soft hyphen, zero width space, marks of direction, byte order
 * mark. Joiners stay between letters that they join, as in Persian words and emoji.
 */
const invisible =
  /[\u034F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|(?<![^\0-\u{7F}\s])[\u200C\u200D]|[\u200C\u200D](?![^\0-\u{7F}\s])/gu;
const otherSpaces = /[^\S\n\r\t ]/g;

/** Returns `text` without invisible characters, with plain spaces and hyphens for fixed ones, and without spaces around it. */
export function cleanText(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(otherSpaces, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .trim();
}
