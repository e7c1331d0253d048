export { LanguageSwitch } from './LanguageSwitch';
export type { LanguageSwitchItem, LanguageSwitchProps } from './LanguageSwitch';
