export { LanguageSwitch } from './LanguageSwitch';
export type { LanguageSwitchItem, LanguageSwitchProps } from './LanguageSwitch';
export { languageSwitchLabels } from './labels';
export type { LanguageSwitchLabels } from './labels';
