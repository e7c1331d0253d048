/** The folder of a language's pages, such as `de` or `pt-BR`, as the source of a pattern. */
export const languageFolder = '[a-z]{2}(?:-[A-Za-z]{2,4})?';
