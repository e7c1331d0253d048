/** Every string that `LanguageSwitch` announces. */
export interface LanguageSwitchLabels {
  /** Accessible name of the list when `label` is left out. */
  label: string;
}

/** The English strings of `LanguageSwitch`. */
export const languageSwitchLabels: LanguageSwitchLabels = { label: 'Language' };
