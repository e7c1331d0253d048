import type { Messages } from '../i18n';

/** Name of a group of `product.promises`. */
export type ProductPromises = keyof Messages['product']['promises'];

const byCategory: Readonly<Record<string, ProductPromises>> = {
  groceries: 'fresh',
  'health&beauty': 'care',
  fashion: 'worn',
  clothes: 'worn',
  furniture: 'large',
  automotive: 'large',
  giftshop: 'gift',
};

const software: readonly string[] = ['cloud-security', 'ai-driven-security'];
const devices: readonly string[] = [
  'electronics',
  'mobiles',
  'laptop',
  'desktop',
  'camera',
  'music',
  'bikes',
  'security',
];

/** Returns the promises for goods of these categories, the closest first. A toy car is in an aisle of large goods and is not large. */
export function promisesOf(categories: readonly string[]): ProductPromises {
  for (const category of categories) {
    if (software.includes(category)) return 'software';
    if (devices.includes(category)) return 'device';
    const own = byCategory[category];
    if (own !== undefined && !(own === 'large' && categories.includes('toys'))) return own;
  }
  return 'home';
}

/** Returns how goods of these categories are delivered: large ones are brought by the shop, on a day of its own. */
export function deliveryOf(categories: readonly string[]): keyof Messages['cart']['delivery'] {
  return promisesOf(categories) === 'large' ? 'large' : 'express';
}
