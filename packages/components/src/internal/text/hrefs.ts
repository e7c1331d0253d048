import { cleanText } from './cleanText.js';
import { latinDigits } from './parseNumber.js';

/** Source of the URLs of a list: a function of the record, or a template, which can also be serialized to an island. */
export interface HrefSource<Item> {
  /** Returns the URL of a record's page. Overrides `hrefTemplate`. */
  hrefFor?: ((item: Item) => string) | undefined;
  /** Template with `{slug}` for the record's slug: `/shops/{slug}`. */
  hrefTemplate?: string | undefined;
}

/** Returns the URL of `item`; `undefined` if `source` has none. */
export function hrefOf<Item extends { slug: string }>(
  item: Item,
  { hrefFor, hrefTemplate }: HrefSource<Item>,
): string | undefined {
  if (hrefFor) return hrefFor(item);
  return hrefTemplate === undefined ? undefined : fillTemplate(hrefTemplate, 'slug', item.slug);
}

/**
 * Replaces `{name}` in `template` with `value`, encoded as one path segment: `health&beauty` becomes `health%26beauty`.
 * User input in the template itself must be encoded by the caller, for example with `URLSearchParams`.
 */
export function fillTemplate(template: string, name: string, value: string | number): string {
  return template.replace(`{${name}}`, () => encodeURIComponent(value));
}

const extension =
  /[\s,;.(]*(?:\b(?:ext(?:ension|n)?|durchwahl|dw|apparat|app|poste)\b|(?<=[\d\s)])x|#|;ext=)[.:\s]*(\d{1,7})\)?\s*$/i;
const vanity = /^(?:\+?1\D*)?(?:8\d\d|0[89]00)\D*[A-Z]/;

/**
 * Returns the `tel:` URL of a phone number in any notation: `+49 (0)30 123-45, ext. 4` becomes `tel:+493012345;ext=4`.
 * Uses only the first of two numbers.
 */
export function phoneHref(phone: string): string {
  const text = latinDigits(cleanText(phone)).replace(/^tel:/i, '');
  const [, inner] = extension.exec(text) ?? [];
  const whole = inner === undefined ? text : text.replace(extension, '');
  const [first = '', second = ''] = whole.split(/\s+(?:\/|or|oder)\s+|[;,|]/);
  const number = countDigits(first) >= 6 && countDigits(second) >= 6 ? first : whole;
  const digits = (vanity.test(number.replaceAll(/[(]/g, '')) ? number.replaceAll(/[A-Z]/g, keyOf) : number)
    .replace(/^([^\d+]*(?:\+|00)\D*\d{1,3}\s*)[([]\s*0\s*[)\]]/, '$1')
    .replaceAll(/[^+\d]/g, '')
    .replace(/^00/, '+')
    .replaceAll(/(?!^)\+/g, '');
  return `tel:${digits}${inner === undefined ? '' : `;ext=${inner}`}`;
}

function countDigits(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

/** Returns the telephone key of a letter, as in 1-800-FLOWERS. */
function keyOf(letter: string): string {
  return '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65);
}
