#!/usr/bin/env node
/*
 * Checks that a brand color is readable: `npx marketrow-brand '#0a7'`. The colors are those that `--mr-set-brand` gives in
 * src/styles/tokens.ts, on the backgrounds of the market vertical; a test compares the two in Chromium.
 */
import process from 'node:process';
import { contrast, luminance, mix, parseColor } from './color.mjs';

/** @typedef {import('./color.mjs').Triple} Triple */
/** @typedef {{ theme: string, pair: string, contrast: number, least: number }} Row */

const backgrounds = {
  light: { paper: [0.985, 0.004, 75], surface: [1, 0, 0], sunken: [0.962, 0.007, 75] },
  dark: { paper: [0.175, 0.014, 30], surface: [0.22, 0.017, 30], sunken: [0.15, 0.012, 30] },
};

const [argument, flag] = process.argv.slice(2);
const brand = argument === undefined ? undefined : parseColor(argument);
if (brand === undefined) {
  console.error(
    `mr: ${argument === undefined ? 'no color is given' : `"${argument}" is not a color that this command reads`}. ` +
      "Write it as '#0a7', 'rgb(0 170 119)' or 'oklch(0.65 0.15 160)': npx marketrow-brand '#0a7'",
  );
  process.exit(2);
}

const rows = [...rowsOf('light', light(brand)), ...rowsOf('dark', dark(brand))];
const low = rows.filter((row) => row.contrast < row.least);
if (flag === '--json') console.log(JSON.stringify(rows));
else print(brand);
process.exitCode = low.length === 0 ? 0 : 1;

/**
 * The colors of the light theme.
 * @param {Triple} color
 */
function light(color) {
  const [, chroma, hue] = color;
  /** @type {Triple} */ const white = [1, 0, 0];
  /** @type {Triple} */ const black = [0, 0, 0];
  const dim = luminance(color) < 0.179;
  return {
    accent: color,
    'accent-hover': mix(color, dim ? black : white, 0.12),
    'on-accent': dim ? white : black,
    'accent-soft': /** @type {Triple} */ ([0.945, chroma * 0.2, hue]),
    'on-accent-soft': /** @type {Triple} */ ([0.36, chroma * 0.8, hue]),
    focus: /** @type {Triple} */ ([0.55, Math.min(chroma, 0.17), hue]),
  };
}

/**
 * The colors of the dark theme.
 * @param {Triple} color
 */
function dark([, chroma, hue]) {
  return {
    accent: /** @type {Triple} */ ([0.79, chroma * 0.75, hue]),
    'accent-hover': /** @type {Triple} */ ([0.85, chroma * 0.65, hue]),
    'on-accent': /** @type {Triple} */ ([0.2, Math.min(chroma, 0.05), hue]),
    'accent-soft': /** @type {Triple} */ ([0.29, chroma * 0.4, hue]),
    'on-accent-soft': /** @type {Triple} */ ([0.9, chroma * 0.35, hue]),
    focus: /** @type {Triple} */ ([0.82, Math.min(chroma, 0.12), hue]),
  };
}

/**
 * @param {'light' | 'dark'} theme
 * @param {ReturnType<typeof light>} colors
 * @returns {Row[]}
 */
function rowsOf(theme, colors) {
  const grounds = /** @type {Record<string, Triple>} */ (backgrounds[theme]);
  const all = /** @type {Record<string, Triple>} */ ({ ...colors, ...grounds });
  /** @type {[string, string, number][]} */
  const pairs = [
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-hover', 4.5],
    ['on-accent-soft', 'accent-soft', 4.5],
    ...Object.keys(grounds).map((ground) => /** @type {[string, string, number]} */ (['accent', ground, 4.5])),
    ['focus', 'paper', 3],
  ];
  return pairs.map(([text, ground, least]) => ({
    theme,
    pair: `${text} on ${ground}`,
    contrast: contrast(all[text] ?? [0, 0, 0], all[ground] ?? [0, 0, 0]),
    least,
  }));
}

/** @param {Triple} color */
function print(color) {
  for (const row of rows) {
    const mark = row.contrast < row.least ? 'too low' : 'ok';
    console.log(
      `${row.theme.padEnd(6)} ${row.pair.padEnd(30)} ${row.contrast.toFixed(2).padStart(5)} : 1  ${mark}, asked ${row.least}`,
    );
  }
  if (low.length === 0) console.log('\nThe brand reaches the contrast of WCAG 2.2 AA everywhere.');
  else {
    console.log(
      `\n${low.length} of ${rows.length} pairs are too low: the accent is also the color of links and icons. The nearest brand that reaches ` +
        `4.5 : 1 is oklch(${readable(color)
          .map((part) => Number(part.toFixed(3)))
          .join(' ')}).`,
    );
  }
}

/**
 * The same hue, as much darker as links need.
 * @param {Triple} color
 * @returns {Triple}
 */
function readable([lightness, chroma, hue]) {
  for (let step = lightness; step > 0; step -= 0.005) {
    if (rowsOf('light', light([step, chroma, hue])).every((row) => row.contrast >= row.least))
      return [step, chroma, hue];
  }
  return [0, 0, 0];
}
