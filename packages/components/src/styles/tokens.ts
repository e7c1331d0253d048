/*
 * Design tokens: the only file with raw colors, sizes, weights and radii. `tokens.css` and `tokens.json` are generated from it
 * (`tooling/tokens.ts`). Colors are OKLCH; every text pair meets WCAG AA in both themes. A name is a custom property without
 * `--mr-`; of a group it is joined by a dash: `text: { md }` is `--mr-text-md`.
 *
 * Theme:    data-theme="light|dark" on <html> or on any box. Without it a page is light, and a box with `mr-root` follows the system.
 * Vertical: data-vertical="gift|grocery|market|admin" on <html> or on any box; absent = market.
 * Density:  data-density="compact|comfortable" on <html> or on any box; absent = comfortable.
 * Brand:    --mr-set-brand, or the input of a single token: --mr-set-accent for --mr-accent. The kit declares no --mr-set-…,
 *           so an input set on <html> counts in every theme and vertical; set on a box with `mr-root`, data-theme or
 *           data-vertical, it counts from there on (the five numbers of a vertical: on <html> or with data-vertical).
 */

/** CSS value of both themes, or of each. */
export type Value = string | readonly [light: string, dark: string];

/** Groups of CSS values, and single ones. */
export type Scales = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Sizes, space and motion: the same in every theme and vertical. A page's own `:root { --mr-text-md: … }` changes them. */
export const sizes = {
  // type; a size that one component alone has stands in its own sheet, under a name of this kind
  text: {
    '2xs': '0.6875rem', // 11 badges only
    xs: '0.75rem', // 12 meta
    sm: '0.8125rem', // 13 dense UI, tables
    md: '0.9375rem', // 15 body, controls
    lg: '1.0625rem', // 17 lead, price on a card
    xl: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)', // card and panel heads
    '2xl': 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)', // section heads
    '3xl': 'clamp(2rem, 1.6rem + 1.8vw, 3rem)', // page titles
    base: '1rem', // 16: large button, field
    icon: '1.1rem', // icon in a round button
    quote: '1.15rem', // testimonial, lead of a deal tag
    logo: '1.6rem',
    amount: '1.9rem', // total of an order, figure in a band
    'band-sm': 'clamp(1.75rem, 1.2rem + 1.8vw, 2.75rem)',
    'band-narrow': '2.1rem',
  },
  leading: {
    tight: '1',
    head: '1.1',
    ui: '1.35',
    body: '1.6',
  },
  tracking: {
    display: '-0.035em',
    head: '-0.02em',
  },

  // space: 2 px steps to 20 px, 4 px steps to 40 px, then 8 px steps; a name counts units of 4 px, 1-5 is one and a half
  space: {
    '0-5': '0.125rem',
    1: '0.25rem',
    '1-5': '0.375rem',
    2: '0.5rem',
    '2-5': '0.625rem',
    3: '0.75rem',
    '3-5': '0.875rem',
    4: '1rem',
    '4-5': '1.125rem',
    5: '1.25rem',
    6: '1.5rem',
    7: '1.75rem',
    8: '2rem',
    9: '2.25rem',
    10: '2.5rem',
    12: '3rem',
    14: '3.5rem',
    16: '4rem',
    18: '4.5rem',
    20: '5rem',
  },
  section: 'clamp(3rem, 2rem + 4vw, 6rem)',
  gutter: 'clamp(1rem, 0.5rem + 2vw, 2.5rem)',
  content: '82.5rem', // 1320
  tap: '2.75rem', // least touch target, 44
  control: '3.25rem', // field of a form, 52
  'table-row': '3.5625rem', // 56 and the line below

  // motion
  ease: {
    out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    spring: 'linear(0, 0.42 12%, 0.94 27%, 1.06 38%, 1.02 52%, 0.995 68%, 1)',
  },
  dur: {
    1: '120ms', // color, border
    2: '220ms', // lift, menu
    3: '420ms', // sheet, carousel
  },

  // layers
  z: {
    nav: '20',
    menu: '30',
    toast: '50',
  },
};

/**
 * `sizes` of a box with `data-density="compact"`, for areas of work: space is a quarter smaller from 8 to 48 px. Targets are
 * 36 px high with a mouse, and keep their height on touch screens.
 */
export const compact = {
  space: {
    2: '0.375rem',
    '2-5': '0.5rem',
    3: '0.5625rem',
    '3-5': '0.625rem',
    4: '0.75rem',
    '4-5': '0.875rem',
    5: '0.9375rem',
    6: '1.125rem',
    7: '1.25rem',
    8: '1.5rem',
    9: '1.75rem',
    10: '1.875rem',
    12: '2.25rem',
  },
  tap: '2.25rem', // 36
  control: '2.5rem', // 40
  'table-row': '2.8125rem', // 44 and the line below
};

/** `sizes` for readers who prefer reduced motion. */
export const reducedMotion = {
  dur: { 1: '0s', 2: '0s', 3: '0s' },
  ease: { spring: 'linear' },
};

/** Typefaces, weights and radii. Each has its input. */
export const shape = {
  // typefaces and weights
  font: {
    display:
      "'Bricolage Grotesque Variable', 'Bricolage Grotesque', 'Bricolage Grotesque Fallback', ui-sans-serif, system-ui, sans-serif",
    text: "'Figtree Variable', 'Figtree', 'Figtree Fallback', ui-sans-serif, system-ui, sans-serif",
  },
  weight: {
    normal: '400',
    book: '450', // quote
    medium: '550', // link, tab, name of a product
    semibold: '600', // button, label
    strong: '650', // heading, price
    bold: '700', // badge, large figure
    heavy: '750', // logo, figure of a deal tag
    black: '800',
  },

  // shape
  radius: {
    '2xs': '0.3rem', // corner of a hang-tag
    xs: '0.375rem', // checkbox, tag
    sm: '0.625rem', // input in a table, thumb
    md: '0.875rem', // input, menu, toast
    lg: '1.375rem', // picture, panel
    xl: '2rem', // hero, sheet, footer
    bar: '1.5rem', // bottom bar
    pill: '999px',
    round: '50%', // round button, portrait, swatch
    notch: '1.6rem', // corner cut out of a picture
    flare: '1.25rem', // inverted corners beside a notch
    arch: '50% 50% 1.375rem 1.375rem / 41.67% 41.67% 1.375rem 1.375rem', // tile frame, for a 5 by 6 box
    'arch-lead': '50cqi 50cqi var(--mr-radius-lg) var(--mr-radius-lg)', // tile frame of any height
    'arch-narrow': '3.7rem 3.7rem var(--mr-radius-md) var(--mr-radius-md)', // tile frame on a phone
  },
};

/** Colors. Each has its input. */
export const colors = {
  // backgrounds
  paper: ['oklch(0.985 0.004 var(--mr-p-h))', 'oklch(0.175 0.014 var(--mr-n-h))'],
  surface: ['oklch(1 0 0)', 'oklch(0.22 0.017 var(--mr-n-h))'],
  sunken: ['oklch(0.962 0.007 var(--mr-p-h))', 'oklch(0.15 0.012 var(--mr-n-h))'],
  line: ['oklch(0.9 0.009 var(--mr-p-h))', 'oklch(0.305 0.018 var(--mr-n-h))'],
  'line-strong': ['oklch(0.62 0.015 var(--mr-n-h))', 'oklch(0.54 0.02 var(--mr-n-h))'], // control borders, 3:1

  // ink
  ink: ['oklch(0.23 0.028 var(--mr-n-h))', 'oklch(0.955 0.006 75)'],
  'ink-2': ['oklch(0.42 0.024 var(--mr-n-h))', 'oklch(0.82 0.01 var(--mr-n-h))'],
  'ink-3': ['oklch(0.51 0.02 var(--mr-n-h))', 'oklch(0.7 0.014 var(--mr-n-h))'],
  inverse: ['oklch(0.24 0.045 var(--mr-n-h))', 'oklch(0.13 0.014 var(--mr-n-h))'], // top bar, footer
  'on-inverse': 'oklch(0.97 0.008 75)',
  'on-inverse-2': 'oklch(0.8 0.022 var(--mr-n-h))',

  // accent
  accent: ['oklch(var(--mr-a-l) var(--mr-a-c) var(--mr-a-h))', 'oklch(0.79 calc(var(--mr-a-c) * 0.75) var(--mr-a-h))'],
  'accent-hover': [
    'oklch(calc(var(--mr-a-l) - 0.06) var(--mr-a-c) var(--mr-a-h))',
    'oklch(0.85 calc(var(--mr-a-c) * 0.65) var(--mr-a-h))',
  ],
  'on-accent': ['oklch(0.99 0.005 75)', 'oklch(0.2 0.05 var(--mr-a-h))'],
  'accent-soft': [
    'oklch(0.945 calc(var(--mr-a-c) * 0.2) var(--mr-a-h))',
    'oklch(0.29 calc(var(--mr-a-c) * 0.4) var(--mr-a-h))',
  ],
  'on-accent-soft': [
    'oklch(0.36 calc(var(--mr-a-c) * 0.8) var(--mr-a-h))',
    'oklch(0.9 calc(var(--mr-a-c) * 0.35) var(--mr-a-h))',
  ],
  focus: ['oklch(0.55 0.17 var(--mr-a-h))', 'oklch(0.82 0.12 var(--mr-a-h))'],

  // meaning
  success: ['oklch(0.45 0.1 155)', 'oklch(0.8 0.13 155)'],
  'success-soft': ['oklch(0.95 0.035 155)', 'oklch(0.28 0.045 155)'],
  warning: ['oklch(0.47 0.095 65)', 'oklch(0.84 0.12 85)'],
  'warning-soft': ['oklch(0.955 0.045 85)', 'oklch(0.29 0.045 75)'],
  danger: ['oklch(0.5 0.18 25)', 'oklch(0.76 0.13 22)'],
  'danger-soft': ['oklch(0.95 0.024 20)', 'oklch(0.28 0.06 20)'],
  info: ['oklch(0.47 0.11 245)', 'oklch(0.79 0.1 240)'],
  'info-soft': ['oklch(0.95 0.022 240)', 'oklch(0.28 0.045 245)'],
  star: ['oklch(0.67 0.15 62)', 'oklch(0.82 0.15 80)'],
  tag: 'oklch(0.86 0.145 90)', // hang-tag, the same in both themes and all verticals
  'on-tag': 'oklch(0.27 0.06 70)',
  'picture-filter': ['none', 'brightness(0.82)'], // every picture made for the light theme: one veil, which keeps its colors

  // on pictures and dark bars: the same in both themes, as a picture keeps its own light
  light: 'oklch(0.99 0.005 75)', // light button, pin, card of a testimonial on a picture
  'light-veil': 'oklch(0.99 0.005 75 / 0.94)', // price pin over a picture
  'on-light': 'oklch(0.25 0.05 var(--mr-n-h))',
  'on-light-2': 'oklch(0.42 0.03 var(--mr-n-h))',
  'on-picture': 'oklch(0.98 0.01 75)',
  'on-picture-2': 'oklch(0.93 0.02 var(--mr-n-h))',
  'on-picture-dark': 'oklch(0.27 0.05 30)', // text on a light set: lemon hero, promo
  'on-picture-line': 'oklch(1 0 0 / 0.3)', // progress track, hairline on a dark picture
  'on-picture-edge': 'oklch(1 0 0 / 0.6)', // outlined button on a dark picture
  wish: 'oklch(0.58 0.2 15)', // heart of a wished product
  'wish-ground': ['oklch(1 0 0 / 0.82)', 'oklch(0.86 0.015 var(--mr-n-h) / 0.86)'], // its disc on the picture
  'inverse-fill': 'oklch(1 0 0 / 0.1)', // segment and hover on top bar and footer
  'inverse-line': 'oklch(1 0 0 / 0.14)', // hairline on top bar and footer
  scrim: 'oklch(0.16 0.02 var(--mr-n-h) / 0.56)', // behind a drawer or dialog
  'swatch-ring': ['oklch(0 0 0 / 0.15)', 'oklch(1 0 0 / 0.4)'], // a black swatch on dark is lost without it
} satisfies Record<string, Value>;

type Color = keyof typeof colors;

/** Colors that the kit draws on each other, and the least contrast of WCAG 2.2 AA: 4.5 for text, 3 for borders and focus rings. */
export const pairs: readonly { text: readonly Color[]; on: readonly Color[]; least: number }[] = [
  {
    text: ['ink', 'ink-2', 'ink-3', 'accent', 'success', 'warning', 'danger', 'info'],
    on: ['paper', 'surface', 'sunken'],
    least: 4.5,
  },
  { text: ['on-accent'], on: ['accent', 'accent-hover'], least: 4.5 },
  { text: ['on-accent-soft'], on: ['accent-soft'], least: 4.5 },
  { text: ['ink', 'success'], on: ['success-soft'], least: 4.5 },
  { text: ['ink', 'warning'], on: ['warning-soft'], least: 4.5 },
  { text: ['ink', 'danger'], on: ['danger-soft'], least: 4.5 },
  { text: ['ink', 'info'], on: ['info-soft'], least: 4.5 },
  { text: ['on-inverse', 'on-inverse-2'], on: ['inverse'], least: 4.5 },
  { text: ['on-light', 'on-light-2'], on: ['light'], least: 4.5 },
  { text: ['on-tag'], on: ['tag'], least: 4.5 },
  { text: ['line-strong', 'focus'], on: ['paper', 'surface', 'sunken'], least: 3 },
  { text: ['focus'], on: ['inverse'], least: 3 },
];

/** Depth; without inputs. */
export const depth = {
  shade: ['oklch(0.3 0.04 var(--mr-n-h) / 0.06)', 'oklch(0 0 0 / 0.4)'],
  'shade-2': ['oklch(0.3 0.04 var(--mr-n-h) / 0.14)', 'oklch(0 0 0 / 0.55)'],
  'shade-3': ['oklch(0.3 0.04 var(--mr-n-h) / 0.26)', 'oklch(0 0 0 / 0.7)'],
  'shadow-1': '0 1px 2px var(--mr-shade)', // panel at rest
  'shadow-2': '0 2px 4px var(--mr-shade), 0 10px 24px -8px var(--mr-shade-2)', // menu, pin, toast
  'shadow-3': '0 4px 8px var(--mr-shade), 0 28px 56px -16px var(--mr-shade-3)', // mega menu, sheet, bottom nav
} satisfies Record<string, Value>;

/** Frame of a category tile: set `--mr-tile-hue` (degrees) on an element with `data-mr-tile`; one lightness and strength for every hue. */
export const tile = {
  'tile-top': ['oklch(0.95 0.035 var(--mr-tile-hue))', 'oklch(0.37 0.045 var(--mr-tile-hue))'],
  'tile-foot': ['oklch(0.9 0.053 var(--mr-tile-hue))', 'oklch(0.29 0.055 var(--mr-tile-hue))'],
} satisfies Record<string, Value>;

/** Numbers of each vertical: accent hue, chroma and lightness; neutral hue; paper hue. */
export const verticals = {
  market: { 'a-h': 38, 'a-c': 0.155, 'a-l': 0.52, 'n-h': 30, 'p-h': 75 }, // persimmon
  gift: { 'a-h': 352, 'a-c': 0.15, 'a-l': 0.44, 'n-h': 345, 'p-h': 75 }, // damson
  grocery: { 'a-h': 152, 'a-c': 0.105, 'a-l': 0.44, 'n-h': 150, 'p-h': 95 }, // fern
  admin: { 'a-h': 272, 'a-c': 0.16, 'a-l': 0.46, 'n-h': 275, 'p-h': 275 }, // iris
};

/**
 * Colors of a brand in one value, each before the color of its name. They are unset without `--mr-set-brand`, and in a browser
 * without relative colors, where the vertical's colors stay. Text on the brand is white or black, whichever has more contrast
 * (they are equal at a luminance of 0.179).
 */
export const brand = {
  text: 'color(from var(--mr-set-brand) xyz-d65 clamp(0, (0.179 - y) * 9999, 0.9505) clamp(0, (0.179 - y) * 9999, 1) clamp(0, (0.179 - y) * 9999, 1.089))',
  shade:
    'color(from var(--mr-set-brand) xyz-d65 clamp(0, (y - 0.179) * 9999, 0.9505) clamp(0, (y - 0.179) * 9999, 1) clamp(0, (y - 0.179) * 9999, 1.089))', // away from the text: contrast grows on hover
  accent: ['var(--mr-set-brand)', 'oklch(from var(--mr-set-brand) 0.79 calc(c * 0.75) h)'],
  'accent-hover': [
    'color-mix(in oklab, var(--mr-set-brand), var(--mr-brand-shade) 12%)',
    'oklch(from var(--mr-set-brand) 0.85 calc(c * 0.65) h)',
  ],
  'on-accent': ['var(--mr-brand-text)', 'oklch(from var(--mr-set-brand) 0.2 min(c, 0.05) h)'],
  'accent-soft': [
    'oklch(from var(--mr-set-brand) 0.945 calc(c * 0.2) h)',
    'oklch(from var(--mr-set-brand) 0.29 calc(c * 0.4) h)',
  ],
  'on-accent-soft': [
    'oklch(from var(--mr-set-brand) 0.36 calc(c * 0.8) h)',
    'oklch(from var(--mr-set-brand) 0.9 calc(c * 0.35) h)',
  ],
  focus: ['oklch(from var(--mr-set-brand) 0.55 min(c, 0.17) h)', 'oklch(from var(--mr-set-brand) 0.82 min(c, 0.12) h)'],
} satisfies Record<string, Value>;
