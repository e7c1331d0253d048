import { baseLetters } from '../slug.ts';
import type { SearchWords } from '../language/search-words.ts';

export type { SearchWords };

const isPlain = /^[ -~]*$/;

/**
 * Lower case without accents and apostrophes, in compatibility form, so that `Äpfel`, `äpfel` and `apfel` are one, as are `kid’s` and `kids`,
 * `ＵＳＢ` and `usb`. Combining marks of Thai and other scripts stay: they are letters there.
 */
export function folded(text: string): string {
  // Most texts of a catalog are ASCII, and normalizing them would be a large part of a search.
  if (isPlain.test(text)) return text.toLowerCase().replaceAll("'", '');
  const plain = text
    .replaceAll(/['`´‘’‚‛ʻʼʹ′＇]/g, '')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[™℠]/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?![\u3099\u309a])[\p{Cf}\p{Script=Inherited}]/gu, '');
  return baseLetters(plain).normalize('NFC');
}

/** Removes everything but letters and digits from a folded text: `t-shirt`, `t shirt` and `tshirt` become equal. */
export function squeezed(text: string): string {
  return text.replaceAll(isPlain.test(text) ? /[^a-z0-9]+/g : /[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * Returns the folded forms of a word: the word, its stems and synonyms. A text that has one of them matches.
 *
 * @param words those of a language, folded: `searchWordsOf('en')`
 */
export function searchForms(word: string, words: SearchWords): readonly string[] {
  const typed = typedForms(folded(word), words);
  const [whole = ''] = typed;
  const stems = typed.flatMap((form) =>
    words.endings
      .filter((ending) => form.endsWith(ending) && form.length - ending.length >= 3)
      .map((ending) => form.slice(0, -ending.length)),
  );
  // A word of three letters counts only as a whole word, so its plurals are words of their own.
  const plurals = whole.length <= 3 ? words.endings.map((ending) => whole + ending) : [];
  const forms = [...typed, ...stems];
  const others = new Set(forms.flatMap((form) => groupsOf(words).get(squeezed(form)) ?? []));
  return [...new Set([...forms, ...plurals, ...[...others].flat()])];
}

/** Returns a folded word, and its form with digraphs as one letter: `kaese` is typed for `käse`, which is folded to `kase`. */
function typedForms(whole: string, { digraphs = [] }: SearchWords): readonly string[] {
  const marked = digraphs.reduce((form, pair) => form.replaceAll(pair, pair.charAt(0)), whole);
  return marked === whole ? [whole] : [whole, marked];
}

const groupsByWords = new WeakMap<SearchWords, ReadonlyMap<string, readonly (readonly string[])[]>>();

/** Returns the groups of synonyms by each of their words, squeezed. */
function groupsOf(words: SearchWords): ReadonlyMap<string, readonly (readonly string[])[]> {
  const known = groupsByWords.get(words);
  if (known) return known;
  const groups = new Map<string, (readonly string[])[]>();
  for (const group of words.same) {
    for (const key of new Set(group.map(squeezed))) groups.set(key, [...(groups.get(key) ?? []), group]);
  }
  groupsByWords.set(words, groups);
  return groups;
}

/** Limits of a query, which bound the work of a request. */
export const searchLimits = {
  /** Characters of the query; the rest is ignored. */
  query: 1000,
  /** Words of the query; the rest is ignored. */
  words: 12,
  /** Characters of a word; the rest is ignored. */
  word: 64,
} as const;

/** A form of a typed word. */
export interface SearchForm {
  form: string;
  /** The form without signs. */
  tight: string;
  /** Index among the forms; lower ones match better. */
  rank: number;
  /** True for the word itself, not its stem or synonym. */
  isTyped: boolean;
  /** Finds the form with a sign or a space between its letters. Optional. */
  spaced?: RegExp | undefined;
}

/** A part of what was typed: `usb` and `c` of `usb-c`. */
export interface SearchPart {
  /** True for a stop word, such as `for`. */
  isOptional: boolean;
  /** Every product with a run of this part has one of these in its squeezed text. */
  starts: readonly string[];
  /** Forms of this part alone, of this and the next together, and so on; empty where they would match too much. */
  runs: readonly (readonly SearchForm[])[];
}

/** The forms of each typed word, and the parts by which products are searched. */
export interface SearchForms extends ReadonlyArray<readonly string[]> {
  parts: readonly SearchPart[];
}

/**
 * Splits a query into words and returns the forms of each. Ignores signs around a word, such as quotes, words without a letter
 * or sign after folding, such as combining marks, and what exceeds `searchLimits`. Joins two words that are one of the
 * language's, such as `smart watch`.
 */
export function searchFormsOf(query: string, words: SearchWords): SearchForms {
  const pieces = query
    .slice(0, searchLimits.query)
    .split(/[\s,]+/)
    .map((part) => part.slice(0, searchLimits.word))
    .filter((part) => folded(part) !== '')
    .slice(0, searchLimits.words);
  const bare = pieces
    .map((part) => part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((part) => folded(part) !== '');
  const typed = bare.length > 0 ? bare : pieces;
  const isStop = (word: string) => words.stop.includes(folded(word));
  const telling = typed.filter((word) => !isStop(word));
  const forms = joined(telling.length > 0 ? telling : typed, words).map((word) => searchForms(word, words));
  return Object.assign(forms, { parts: partsOf(typed, words, telling.length > 0 ? isStop : () => false) });
}

/** Neighboring parts that may be one word of a product: `all-in-one`, `1-l`. */
const longestRun = 4;

function partsOf(typed: readonly string[], words: SearchWords, isStop: (word: string) => boolean): SearchPart[] {
  const all = typed.flatMap((word) => folded(word).match(/\p{N}+|\p{L}[\p{L}\p{M}]*/gu) ?? [folded(word)]);
  const parts = joined(all, words).slice(0, 2 * searchLimits.words);
  return parts.map((part, place) => ({
    isOptional: isStop(part) && parts.length > 1,
    starts: typedForms(part, words),
    runs: Array.from({ length: Math.min(longestRun, parts.length - place) }, (_, more) => {
      const run = parts.slice(place, place + more + 1);
      const says =
        more === 0 ? !needsNeighbor(parts, place) : !run.some((one, at) => isNumber(one) && isNumber(run[at - 1]));
      return says ? formsOfRun(run, words) : [];
    }),
  }));
}

const isNumber = (part: string | undefined) => part !== undefined && /^\p{N}+$/u.test(part);

/** Returns true for a single letter, such as `c` of `usb c`, and for a short unit after its number, such as `32 cm`: alone they match too much. */
function needsNeighbor(parts: readonly string[], place: number): boolean {
  const part = parts[place] ?? '';
  if (parts.length === 1 || isNumber(part) || isUnspaced(part)) return false;
  return part.length === 1 || (part.length === 2 && isNumber(parts[place - 1]));
}

/** Returns the forms of a run. Several parts together have no synonyms: words with synonyms were joined before. */
function formsOfRun(run: readonly string[], words: SearchWords): SearchForm[] {
  const whole = run.join('');
  const known = run.length === 1 ? words : { ...words, same: [] };
  const typed = typedForms(whole, words);
  const forms = searchForms(whole, known);
  const tight = forms.map(squeezed);
  return forms.map((form, index) => ({
    form,
    tight: tight[index] ?? '',
    // `e-bike` is as good as `ebike`.
    rank: tight.indexOf(tight[index] ?? ''),
    isTyped: typed.includes(form),
    spaced: typed.some((one) => one.startsWith(form)) ? spacedOf(form) : undefined,
  }));
}

function spacedOf(form: string): RegExp | undefined {
  const letters = Array.from(squeezed(form));
  if (letters.length < 2) return undefined;
  const pattern = letters.map((letter, at) => {
    const isInNumber = isNumber(letter) && isNumber(letters[at + 1]);
    return isInNumber || at === letters.length - 1 ? letter : `${letter}[ ./&+_-]?`;
  });
  return new RegExp(pattern.join(''), 'gu');
}

/** Returns true for a text in a script that has no or optional spaces between words. */
export function isUnspaced(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );
}

/** Joins neighbors that are one word with synonyms: `face cream` is known as `facecream`. */
function joined(typed: readonly string[], words: SearchWords): string[] {
  const result: string[] = [];
  for (const word of typed) {
    const pair = `${result.at(-1) ?? ''}${word}`;
    const isOne = result.length > 0 && stemsOf(pair, words).some((form) => groupsOf(words).has(squeezed(form)));
    if (isOne) result.splice(-1, 1, pair);
    else result.push(word);
  }
  return result;
}

function stemsOf(word: string, { endings }: SearchWords): string[] {
  const whole = folded(word);
  return [whole, ...endings.filter((ending) => whole.endsWith(ending)).map((ending) => whole.slice(0, -ending.length))];
}
