export { choiceName } from './choice-name.ts';
export { colorName } from './color-names.ts';
export { wordLanguages } from './words.ts';
