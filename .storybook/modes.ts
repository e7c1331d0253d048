/** What a story is looked at in. */
export interface Mode {
  /** Width of the window, in CSS pixels. */
  viewport: number;
  theme?: 'light' | 'dark';
  language?: 'en' | 'de';
  direction?: 'ltr' | 'rtl';
}

/** Of each matrix, for `npm run test:visual` and for Chromatic, whose form this is. */
export const modes = {
  desktop: { viewport: 1280 },
  'desktop-dark': { viewport: 1280, theme: 'dark' },
  'phone-german': { viewport: 320, language: 'de' },
  'phone-rtl': { viewport: 390, direction: 'rtl' },
} as const satisfies Record<string, Mode>;

/** Of whole screens. */
export const screenModes = {
  desktop: { viewport: 1280 },
  'desktop-dark': { viewport: 1280, theme: 'dark' },
  phone: { viewport: 390 },
} as const satisfies Record<string, Mode>;
