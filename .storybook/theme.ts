import { create } from 'storybook/theming/create';
import { toHex } from '../packages/components/bin/color.mjs';
import { colors, shape, verticals } from '../packages/components/src/styles/tokens.ts';
import { readOklch } from '../packages/components/tooling/oklch.ts';
import { hexOf, type Theme, valueIn } from './blocks/colors';

/** Mark of the kit's `Logo` and its favicon, with the name: Storybook draws a title as HTML where there is no image. */
const brand = (color: string) =>
  `<span style="display:flex;align-items:center;gap:9px;font-size:18px;font-weight:750;letter-spacing:-0.03em;color:${color}">` +
  `<svg width="20" height="23" viewBox="0 0 30.4 34.4" aria-hidden="true" style="flex:none"><path fill="currentColor" d="M0 15.2a15.2 15.2 0 0 1 30.4 0v12a7.2 7.2 0 0 1-7.2 7.2h-.7v-14a7.3 7.3 0 0 0-14.6 0v14h-.7A7.2 7.2 0 0 1 0 27.2Z"/></svg>` +
  'Marketrow</span>';

const [, chroma, hue] = readOklch(valueIn(colors.accent, 'light'), verticals.market);

/** Background of the chosen entry in the dark, which Storybook darkens and writes on in white. */
const chosen = toHex([0.64, chroma, hue]);

/** Theme of the manager and of the docs pages, in the colors of the tokens. */
const themeOf = (theme: Theme) => {
  const color = (name: Parameters<typeof hexOf>[0]) => hexOf(name, theme);
  return create({
    base: theme,
    brandTitle: brand(color('accent')),
    brandUrl: './',
    // `undefined` is Storybook's own logo.
    brandImage: null as unknown as string,
    fontBase: shape.font.text,
    colorPrimary: color('accent'),
    colorSecondary: theme === 'light' ? color('accent') : chosen,
    appBg: color('paper'),
    appContentBg: color('surface'),
    appPreviewBg: color('paper'),
    appHoverBg: color('accent-soft'),
    appBorderColor: color('line'),
    appBorderRadius: 10,
    textColor: color('ink'),
    textInverseColor: color('on-accent'),
    textMutedColor: color('ink-3'),
    barBg: color('surface'),
    barTextColor: color('ink-2'),
    barHoverColor: color('accent'),
    barSelectedColor: color('accent'),
    buttonBg: color('surface'),
    buttonBorder: color('line-strong'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('line-strong'),
    inputTextColor: color('ink'),
    inputBorderRadius: 8,
  });
};

export const themes = { light: themeOf('light'), dark: themeOf('dark') };
