import { expect, it } from 'vitest';
import { infoPages } from './infoPages';
import { messages } from '../i18n';
import { locales } from '../routes';
import { gift, grocery } from './index';

/** All texts of a record in which an amount stands that decides about delivery, each with the other texts of its record. */
function textsWithAmount(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: unknown[] = Object.values(value);
  const own = fields.filter((field) => typeof field === 'string').join(' ');
  return [...(/\{amount\}|\$10|10 \$/.test(own) ? [own] : []), ...fields.flatMap(textsWithAmount)];
}

it('excludes no order from free delivery, as no order has a cost of delivery', async () => {
  for (const locale of locales) {
    const { home, gift: giftShop, product } = messages(locale);
    const services = await Promise.all([gift.services(locale), grocery.services(locale)]);
    const found = textsWithAmount([home, giftShop, product, infoPages.map((page) => page[locale]), services]);
    expect(found.length, locale).toBe(3);
    for (const text of found)
      expect(text, locale).toMatch(/smaller orders too|below too|bei kleineren Bestellungen|auch darunter/);
  }
});
