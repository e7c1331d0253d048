/** Window and globals in which a story is looked at. */
export interface Mode {
  /** Width of the window, in CSS pixels. */
  viewport: number;
  theme?: 'light' | 'dark';
  language?: 'en' | 'de';
  direction?: 'ltr' | 'rtl';
}

/** Modes of each matrix, for `npm run test:visual` and for Chromatic, whose form this is. */
export const modes = {
  desktop: { viewport: 1280 },
  'desktop-dark': { viewport: 1280, theme: 'dark' },
  'phone-german': { viewport: 320, language: 'de' },
  'phone-rtl': { viewport: 390, direction: 'rtl' },
} as const satisfies Record<string, Mode>;

/** Modes of whole screens. */
export const screenModes = {
  desktop: { viewport: 1280 },
  'desktop-dark': { viewport: 1280, theme: 'dark' },
  phone: { viewport: 390 },
} as const satisfies Record<string, Mode>;

interface Story {
  title: string;
  name: string;
  tags?: readonly string[];
}

/** Modes in which a story is compared: every matrix, and every screen that is no mode of another one. None for the others. */
export function modesOf({ title, name, tags = [] }: Story): Readonly<Record<string, Mode>> {
  if (name === 'Matrix') return modes;
  return title.startsWith('Screens/') && !tags.includes('mode') ? screenModes : {};
}
