import type { ColorName } from './colors.ts';
import { wordsOf } from './words.ts';

const names: readonly (readonly [hex: string, name: ColorName])[] = [
  ['#22283f', 'Midnight'],
  ['#23283f', 'Midnight'],
  ['#22222a', 'Graphite'],
  ['#2a2a30', 'Graphite'],
  ['#c4463f', 'Brick red'],
  ['#d6455d', 'Raspberry'],
  ['#2d7a4b', 'Fir green'],
  ['#6a9a78', 'Sage'],
  ['#5f8f86', 'Sea green'],
  ['#b9a6d6', 'Lilac'],
  ['#8f6bb5', 'Violet'],
  ['#6a5bb0', 'Iris'],
  ['#e79a5a', 'Apricot'],
  ['#c98a4a', 'Honey brown'],
  ['#c99a7c', 'Sand brown'],
  ['#b99b7f', 'Oak'],
  ['#6d4a44', 'Walnut'],
  ['#d9a03a', 'Ochre'],
  ['#a9a29a', 'Stone gray'],
  ['#e5e2dc', 'Cream'],
  ['#2f6f9e', 'Petrol blue'],
  ['#2f7fd6', 'Cornflower'],
  ['#3aa0e8', 'Sky blue'],
  ['#000000', 'Black'],
  ['#ffffff', 'White'],
  ['#f2d53c', 'Yellow'],
  ['#8a3f56', 'Mulberry'],
  ['#2f7f86', 'Teal'],
  ['#1f3a6b', 'Navy'],
  ['#6f7d3a', 'Olive'],
  ['#3f4a36', 'Moss'],
  ['#7a1f2e', 'Burgundy'],
  ['#e8a7b4', 'Rose'],
  ['#f08a78', 'Coral'],
  ['#a9d8c4', 'Mint'],
  ['#8a8d93', 'Gray'],
  ['#c8ccd2', 'Silver'],
  ['#b07a4a', 'Caramel'],
  ['#b5651d', 'Copper'],
  ['#f0e4c8', 'Ivory'],
];

const channels = names.map(([hex, name]) => ({ name, own: channelsOf(hex) }));

/** Cache: an index of the catalog needs the names of every product, mostly of the same few colors. */
const cache = new Map<string, ColorName>();
const cacheLimit = 10_000;

/** Returns the name of a color such as `#22283f`: its own, else that of the nearest color with one. */
export function colorName(hex: string, language: string): string {
  const name = cache.get(hex) ?? nearestColorName(hex);
  if (cache.size < cacheLimit) cache.set(hex, name);
  return wordsOf(language).colors?.[name] ?? name;
}

function nearestColorName(hex: string): ColorName {
  const asked = channelsOf(hex);
  return channels.reduce((nearest, other) =>
    squaredDistance(other.own, asked) < squaredDistance(nearest.own, asked) ? other : nearest,
  ).name;
}

/** Returns red, green and blue, 0 to 255. */
function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

function squaredDistance(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, channel, place) => sum + (channel - (b[place] ?? 0)) ** 2, 0);
}
