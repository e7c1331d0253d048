export { folded, type SearchForms, searchForms, searchFormsOf, searchLimits, type SearchWords } from './forms.ts';
export { type Searchable, searchedTexts, type SearchedText, searchScore, searchScores, titleTextsOf } from './score.ts';
export { correctedQuery, correctedScores } from './typos.ts';
export { searchWordsOf } from './words.ts';
