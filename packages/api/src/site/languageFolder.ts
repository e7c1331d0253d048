/** Source of a pattern for the folder of a language, such as `de` or `pt-BR`. */
export const languageFolder = '[a-z]{2}(?:-[A-Za-z]{2,4})?';
