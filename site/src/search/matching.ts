/*
 * The rule by which the mock API and the reference API find products, so that the search page of a static host finds the same.
 * It is code without data: the words of a language come with the file that is searched.
 */
export { correctedScores, searchedTexts, searchFormsOf, searchScore } from '@marketrow/fixtures/search';
export type { SearchedText, SearchWords } from '@marketrow/fixtures/search';
