import { cleanText } from './cleanText.js';
import { numberFormat } from './numberFormat.js';

// Signs of numbers in Latin digits, which people also type where their language has its own.
const latin = { numberingSystem: 'latn' } as const;
const grouped = /^[1-9]\d{0,2}(['.,])(?:(?:\d{3}\1)*|(?:\d{2}\1)*)\d{3}$/;

/**
 * Converts a number as typed in `locale` (BCP 47) to the form `-1250.5`: `1.250,50`, `1,250.50`, `1’250.50`, `1 250,5`,
 * `١٢٥٠٫٥`. For a single point or comma the language decides only if it could be either separator (`1.250`). Returns
 * `undefined` for invalid or ambiguous input. Never drops or moves a digit.
 */
export function parseNumber(text: string, locale: string): string | undefined {
  const plain = latinDigits(cleanText(text))
    .replaceAll(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '')
    .replaceAll(/[\s'’‘ʼ´`＇\u066C]/g, "'")
    .replaceAll('．', '.')
    .replaceAll('，', ',')
    .replace(/^[−－]/, '-');
  // U+066B is a decimal separator in every language.
  const [, sign = '', body = ''] = /^([-+]?)([\d'.,\u066B]*\d[.,\u066B]?|[.,\u066B]\d+)$/.exec(plain) ?? [];
  if (body === '') return undefined;
  const decimal = decimalOf(body, locale);
  if (decimal === undefined) return undefined;
  const at = decimal === '' ? body.length : body.lastIndexOf(decimal);
  const whole = body.slice(0, at);
  const fraction = body.slice(at + 1);
  if (/\D/.test(whole) && !grouped.test(whole)) return undefined;
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return `${sign === '-' ? sign : ''}${digits}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Returns the decimal separator; `''` if there is none, `undefined` if ambiguous. */
function decimalOf(body: string, locale: string): string | undefined {
  const marks = body.replaceAll(/\d/g, '');
  const last = marks.at(-1) ?? '';
  if (last === '\u066B' || last === '' || last === "'") return last === "'" ? '' : last;
  if (marks.indexOf(last) < marks.length - 1) return '';
  // Other separators before it group the digits.
  if (marks.length > 1) return last;
  const [before = '', after = ''] = body.split(last);
  if (after.length !== 3 || !/^[1-9]\d{0,2}$/.test(before)) return last;
  const parts = numberFormat(locale, latin).formatToParts(123456.7);
  const kind = parts.find(({ value }) => value === last)?.type;
  return kind === 'decimal' ? last : kind === 'group' ? '' : undefined;
}

/** Returns `text` with the digits of any script replaced by Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, latinDigit);
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  // Each script has its ten digits in consecutive code points.
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Returns `-1250.5` in the form typed in `locale`: with its decimal separator and digits, without groups. */
export function numberInput(number: string, locale: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(number)) return number;
  const parts = numberFormat(locale).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const zero = parts.find(({ type }) => type === 'integer')?.value.codePointAt(0) ?? 48;
  return number.replace('.', decimal).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}
