import type { LanguageSwitchLabels } from './labels';

/** The German strings of `LanguageSwitch`. */
export const languageSwitchLabels: LanguageSwitchLabels = { label: 'Sprache' };
