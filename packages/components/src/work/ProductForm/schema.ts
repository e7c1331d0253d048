import * as z from 'zod/mini';
import { numberOf } from '../../base/Form/numbers.js';
import { requiredText, text } from '../../base/Form/schemas.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { minorUnits, moneyDecimals } from '../../internal/text/money.js';
import { numberInput } from '../../internal/text/parseNumber.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a product, for a server or a form of your own. Parses the number fields (`1250.5`) to numbers.
 *
 * @param labels override the English messages
 * @param currency ISO 4217 code of the price; its minor unit is the minimum price and limits the decimals
 * @param locale BCP 47 tag for amounts in messages
 */
export function productSchema(labels?: Partial<Labels<'ProductForm'>>, currency = 'USD', locale = 'en-US') {
  const messages = mergeLabels(en.ProductForm, undefined, labels);
  const min = 1 / minorUnits(currency);
  const priceInvalid = format(messages.priceInvalid, { min: numberInput(String(min), locale) });
  return z.object({
    title: requiredText(messages.titleRequired),
    categories: z.array(z.string(), messages.categoriesRequired).check(z.minLength(1, messages.categoriesRequired)),
    brand: text(),
    description: requiredText(messages.descriptionRequired),
    stock: numberOf(messages.stockInvalid, { min: 0, decimals: 0 }),
    price: numberOf(priceInvalid, { min, decimals: moneyDecimals(currency) }),
    discount: numberOf(messages.discountInvalid, { min: 0, max: 100, decimals: 2 }),
    published: z.boolean(),
  });
}

/** Values of a product's fields. */
export type ProductInput = z.input<ReturnType<typeof productSchema>>;

/** Validated values of a product: price in major units, discount in percent. */
export type ProductFormValues = z.output<ReturnType<typeof productSchema>>;
