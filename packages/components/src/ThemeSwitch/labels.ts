/** Every string that `ThemeSwitch` announces. */
export interface ThemeSwitchLabels {
  /** Name of the switch, on and off alike. */
  label: string;
}

/** The English strings of `ThemeSwitch`. */
export const themeSwitchLabels: ThemeSwitchLabels = { label: 'Dark theme' };
