export { LanguageSwitch } from './LanguageSwitch.js';
export type { LanguageSwitchItem, LanguageSwitchProps } from './LanguageSwitch.js';
export type LanguageSwitchPart = 'root' | 'link';
