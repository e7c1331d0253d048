import type { ThemeSwitchLabels } from './labels';

/** The German strings of `ThemeSwitch`. */
export const themeSwitchLabels: ThemeSwitchLabels = { label: 'Dunkles Design' };
