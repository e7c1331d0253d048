/** Window and globals in which a story is looked at. */
export interface Mode {
  /** Width of the window, in CSS pixels. */
  viewport: number;
  theme?: 'light' | 'dark';
  /** File in `brands/`. */
  brand?: string;
  density?: 'comfortable' | 'compact';
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

/** Modes besides, of the matrices in `reflowing`. */
export const tabletModes = {
  tablet: { viewport: 820 },
  'tablet-wide': { viewport: 1024 },
} as const satisfies Record<string, Mode>;

/** Components with a layout at the width of a tablet that `modes` does not show. A test derives the lists from the style sheets. */
export const reflowing: Readonly<Record<keyof typeof tabletModes, readonly string[]>> = {
  tablet: ['AppBanner', 'DealTag', 'Hero', 'ProductCard', 'ProductGrid', 'PromoBanner', 'SearchBar'],
  'tablet-wide': [
    'AppBanner',
    'BrandList',
    'CategoryGrid',
    'Header',
    'Hero',
    'MegaMenu',
    'PromoBanner',
    'ServiceList',
    'ShopCard',
  ],
};

/** Modes of whole screens. */
export const screenModes = {
  desktop: { viewport: 1280 },
  'desktop-dark': { viewport: 1280, theme: 'dark' },
  phone: { viewport: 390 },
} as const satisfies Record<string, Mode>;

/** The one mode of the stories named Compact Density. */
export const compactModes = {
  'desktop-compact': { viewport: 1280, density: 'compact' },
} as const satisfies Record<string, Mode>;

interface Story {
  title: string;
  name: string;
}

/** Modes in which a story is compared: every matrix, every story named Compact Density, and every screen. */
export function modesOf({ title, name }: Story): Readonly<Record<string, Mode>> {
  if (name === 'Matrix') return { ...modes, ...tabletModesOf(title.split('/').at(-1) ?? '') };
  if (name === 'Compact Density') return compactModes;
  return title.startsWith('Screens/') ? screenModes : {};
}

function tabletModesOf(component: string): Readonly<Record<string, Mode>> {
  const names = Object.keys(tabletModes) as (keyof typeof tabletModes)[];
  return Object.fromEntries(
    names.filter((name) => reflowing[name].includes(component)).map((name) => [name, tabletModes[name]]),
  );
}
