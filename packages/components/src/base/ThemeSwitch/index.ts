export { ThemeSwitch } from './ThemeSwitch';
export type { ThemeSwitchProps } from './ThemeSwitch';
export { showChosenTheme, themeKey } from './theme';
export type { Theme } from './theme';
export { themeScript } from './themeScript';
