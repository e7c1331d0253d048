export { ThemeSwitch } from './ThemeSwitch.js';
export type { ThemeSwitchProps } from './ThemeSwitch.js';
export { showChosenTheme, themeKey } from './theme.js';
export type { Theme } from './theme.js';
export { themeScript } from './themeScript.js';
export type ThemeSwitchPart = 'root' | 'moon' | 'sun';
