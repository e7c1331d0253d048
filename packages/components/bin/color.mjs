/*
 * Colours as the style sheet computes them: CSS notation to OKLCH, OKLCH to what a screen shows, and contrast by WCAG 2.
 * A color is [lightness, chroma, hue in degrees].
 */

/** @typedef {[number, number, number]} Triple */

/**
 * Reads `#0a7`, `#00aa77`, `rgb(0 170 119)` or `oklch(0.65 0.15 160)`.
 * @param {string} text
 * @returns {Triple | undefined} OKLCH
 */
export function parseColor(text) {
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    return toOklch(digits.map((pair) => Number.parseInt(pair, 16) / 255));
  }
  const [, name, inside = ''] = /^(rgb|oklch)\(([^)]*)\)$/i.exec(text.trim()) ?? [];
  const values = inside.split(/[\s,]+/).filter(Boolean);
  if (name === undefined || values.length !== 3) return undefined;
  const numbers = values.map((value, place) => {
    const number = Number.parseFloat(value);
    if (!value.endsWith('%')) return number;
    // 100 % of lightness is 1, of chroma 0.4; of a channel 255.
    return (number / 100) * (name.toLowerCase() === 'rgb' ? 255 : place === 1 ? 0.4 : 1);
  });
  if (numbers.some((number) => !Number.isFinite(number))) return undefined;
  if (name.toLowerCase() === 'oklch') return /** @type {Triple} */ (numbers);
  return toOklch(numbers.map((number) => number / 255));
}

/**
 * @param {readonly number[]} rgb gamma-encoded sRGB, 0 to 1
 * @returns {Triple} OKLCH
 */
export function toOklch(rgb) {
  const [r = 0, g = 0, b = 0] = rgb.map(toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const other = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, other), (Math.atan2(other, a) * 180) / Math.PI];
}

/**
 * @param {Triple} oklch
 * @returns {Triple} linear sRGB as a screen shows it: what lies outside is cut off
 */
export function toScreen([lightness, chroma, hue]) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return /** @type {Triple} */ (linear.map((part) => Math.min(1, Math.max(0, part))));
}

/**
 * Returns `#00aa77`.
 * @param {Triple} oklch
 */
export function toHex(oklch) {
  const bytes = toScreen(oklch)
    .map((part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))
    .map((part) => Math.round(part * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The middle of two colors in OKLab, `share` of the second.
 * @param {Triple} one
 * @param {Triple} two
 * @param {number} share
 * @returns {Triple}
 */
export function mix(one, two, share) {
  const [first, second] = [one, two].map(([lightness, chroma, hue]) => [
    lightness,
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ]);
  const [lightness = 0, a = 0, b = 0] = (first ?? []).map(
    (part, place) => part * (1 - share) + (second?.[place] ?? 0) * share,
  );
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/**
 * Luminance by WCAG 2, 0 to 1.
 * @param {Triple} oklch
 */
export function luminance(oklch) {
  const [r, g, b] = toScreen(oklch);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Contrast by WCAG 2, 1 to 21.
 * @param {Triple} one
 * @param {Triple} two
 */
export function contrast(one, two) {
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** @param {number} part */
function toLinear(part) {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
