import { cleanText } from './cleanText';
import { latinDigits } from './parseNumber';

/** Where the records of a list lead: a function of the record, or a template, which can also be sent to an island. */
export interface HrefSource<Item> {
  /** Address of a record's page. Wins over `hrefTemplate`. */
  hrefFor?: ((item: Item) => string) | undefined;
  /** The same as a string, with `{slug}` where the record's slug goes: `/shops/{slug}`. */
  hrefTemplate?: string | undefined;
}

/** The address of `item` by `source`; `undefined` when the source names none. */
export function hrefOf<Item extends { slug: string }>(
  item: Item,
  { hrefFor, hrefTemplate }: HrefSource<Item>,
): string | undefined {
  if (hrefFor) return hrefFor(item);
  return hrefTemplate === undefined ? undefined : fillTemplate(hrefTemplate, 'slug', item.slug);
}

/**
 * `template` with `{name}` replaced by `value`, encoded as one step of an address: `health&beauty` becomes
 * `health%26beauty`. Text of a person in the template has to be encoded by the caller, as `URLSearchParams` does.
 */
export function fillTemplate(template: string, name: string, value: string | number): string {
  return template.replace(`{${name}}`, () => encodeURIComponent(value));
}

const extension =
  /[\s,;.(]*(?:\b(?:ext(?:ension|n)?|durchwahl|dw|apparat|app|poste)\b|(?<=[\d\s)])x|#|;ext=)[.:\s]*(\d{1,7})\)?\s*$/i;
const vanity = /^(?:\+?1\D*)?(?:8\d\d|0[89]00)\D*[A-Z]/;

/**
 * The address that calls a phone number, however it is written: `+49 (0)30 123-45, ext. 4` becomes `tel:+493012345;ext=4`.
 * Calls only the first of two numbers.
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

/** The key of a telephone that has the letter, as in 1-800-FLOWERS. */
function keyOf(letter: string): string {
  return '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65);
}
