import { folded, type SearchWords, searchFormsOf } from './forms.ts';
import { type SearchedText, searchScores } from './score.ts';

type Texts = readonly (readonly SearchedText[])[];

/** Letters of the shortest word that is corrected: shorter ones are near too many others. */
const minLength = 4;
/** Letters from which a word may have two typos. */
const twoTyposLength = 7;

/**
 * Returns the query with each unknown word replaced by the nearest word of a product: one letter missing, added, replaced or swapped
 * with its neighbor; two in a word of seven letters or more. `undefined`: every word is known, or one has no near word.
 */
export function correctedQuery(all: Texts, query: string, words: SearchWords): string | undefined {
  const typed = query.split(/\s+/).filter(Boolean);
  const isKnown = (word: string) => searchScores(all, searchFormsOf(word, words)).some((score) => score !== undefined);
  const corrected = typed.map((word) => (isKnown(word) ? word : nearest(folded(word), vocabularyOf(all, words))));
  const next = corrected.join(' ');
  return corrected.includes(undefined) || next === typed.join(' ') ? undefined : next;
}

/** Scores of each product, and the corrected text if nothing answered the typed one. */
export interface CorrectedScores {
  scores: readonly (number | undefined)[];
  corrected?: string | undefined;
}

/** Scores products by a text; if none answers it, by the text without its typos. */
export function correctedScores(all: Texts, query: string, words: SearchWords): CorrectedScores {
  const scoresFor = (text: string) => searchScores(all, searchFormsOf(text, words));
  const scores = scoresFor(query);
  const corrected = scores.some((score) => score !== undefined) ? undefined : correctedQuery(all, query, words);
  return corrected === undefined ? { scores } : { scores: scoresFor(corrected), corrected };
}

const vocabularies = new WeakMap<Texts, ReadonlyMap<string, number>>();

/** Returns the words of all products and their frequency. */
function vocabularyOf(all: Texts, { same }: SearchWords): ReadonlyMap<string, number> {
  const known = vocabularies.get(all);
  if (known) return known;
  const counts = new Map(same.flat().map((word) => [word, 0]));
  for (const texts of all) {
    for (const [text, , only] of texts) {
      if (only === 'tight') continue;
      for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  vocabularies.set(all, counts);
  return counts;
}

/** Returns the word with the fewest typos, of several the most frequent. */
function nearest(typed: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (typed.length < minLength || /\p{N}/u.test(typed)) return undefined;
  let best: { word: string; typos: number; count: number } | undefined;
  for (const [word, count] of vocabulary) {
    const most = Math.min(typed.length >= twoTyposLength ? 2 : 1, best?.typos ?? Infinity);
    if (word.length < minLength || Math.abs(word.length - typed.length) > most) continue;
    const typos = typosBetween(typed, word);
    if (typos > most || (best?.typos === typos && count <= best.count)) continue;
    best = { word, typos, count };
  }
  return best?.word;
}

/** Returns the optimal string alignment distance of two words. */
function typosBetween(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1];
      const isSwapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last[to.length] ?? 0;
}
