import { baseLetters } from '../slug.ts';
import type { SearchWords } from '../language/search-words.ts';

export type { SearchWords };

const isPlain = /^[ -~]*$/;

/**
 * Lower case without accents and apostrophes, in compatibility form, so that `Äpfel`, `äpfel` and `apfel` are one, as are `kid’s` and `kids`,
 * `ＵＳＢ` and `usb`. Combining marks of Thai and other scripts stay: they are letters there.
 */
export function folded(text: string): string {
  // Most texts of a catalogue are plain letters, and taking them apart is a large part of a search.
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

/** A folded text without everything that is no letter and no digit: what `t-shirt`, `t shirt` and `tshirt` have in common. */
export function squeezed(text: string): string {
  return text.replaceAll(isPlain.test(text) ? /[^a-z0-9]+/g : /[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * Folded texts of which one must stand in a folded text for it to hold the word: the word, its stem, what means the same.
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

/** A folded word, and what it is if two letters stand for one with a mark: `kaese` is typed for `käse`, which is folded to `kase`. */
function typedForms(whole: string, { digraphs = [] }: SearchWords): readonly string[] {
  const marked = digraphs.reduce((form, pair) => form.replaceAll(pair, pair.charAt(0)), whole);
  return marked === whole ? [whole] : [whole, marked];
}

const groupsByWords = new WeakMap<SearchWords, ReadonlyMap<string, readonly (readonly string[])[]>>();

/** The groups of words that mean the same, by each of their words, squeezed. */
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

/** Limits of what is searched for, so that a request's work stays bounded however much was typed or pasted. */
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
  /** Place among the forms; the earlier, the better. */
  rank: number;
  /** The word itself, not its stem or what means the same. */
  isTyped: boolean;
  /** Finds the form with a sign or a space between its letters. Optional: it has none. */
  spaced?: RegExp | undefined;
}

/** A part of what was typed: `usb` and `c` of `usb-c`. */
export interface SearchPart {
  /** May be left out, as `for`. */
  isOptional: boolean;
  /** One of these stands in a product that has a run of this part, squeezed. */
  starts: readonly string[];
  /** The forms of this part alone, of this and the next together, and so on; none where they say nothing. */
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

/** How many neighboring parts may be one word of a product: `all-in-one`, `1-l`. */
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

/** A single letter says nothing without its neighbor, as in `usb c` and `t shirt`, nor does a short unit without its number: `32 cm`. */
function needsNeighbor(parts: readonly string[], place: number): boolean {
  const part = parts[place] ?? '';
  if (parts.length === 1 || isNumber(part) || isUnspaced(part)) return false;
  return part.length === 1 || (part.length === 2 && isNumber(parts[place - 1]));
}

/** The forms of one part or of several together, which are no words that others mean the same by: those were joined before. */
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

/** Whether a text is written in a script that has no spaces between words, or may leave them out. */
export function isUnspaced(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );
}

/** Neighbors that are one word of the language are joined: `face cream` is known as `facecream`. */
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
