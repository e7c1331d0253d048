import * as z from 'zod/mini';
import { numberOf } from '../../base/Form/numbers.js';
import { text } from '../../base/Form/schemas.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { minorUnits, moneyDecimals } from '../../internal/text/money.js';
import { numberInput } from '../../internal/text/parseNumber.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/** Values of a coupon's fields. */
export interface CouponInput {
  /** Code that shoppers enter; `undefined` for an existing coupon, as are the next two. */
  code?: string | undefined;
  /** Unit of `value`. */
  kind?: 'percent' | 'amount' | undefined;
  /** Percent, or amount in major units: `12.5`. */
  value?: string | undefined;
  /** Minimum amount of the goods in major units; empty = none. */
  minimum: string;
  /** Last day, `YYYY-MM-DD`; empty = none. */
  endsOn: string;
  /** Maximum number of uses; empty = any number. */
  limit: string;
  /** Value of a shop; empty = all shops. `undefined` if the form has no such field. */
  shop?: string | undefined;
  /** Payer of the discount; `undefined` if the form has no such field. */
  paidBy?: string | undefined;
}

/** Validated terms that can be changed later. */
export interface CouponTerms {
  /** Minimum amount of the goods in major units; `null` = none. */
  minimum: number | null;
  /** Last day, `YYYY-MM-DD`; `null` = none. */
  endsOn: string | null;
  /** Maximum number of uses; `null` = any number. */
  limit: number | null;
}

/** Validated values of a new coupon. */
export interface CouponEditorValues extends CouponTerms {
  /** Code in capitals. */
  code: string;
  /** Unit of `value`. */
  kind: 'percent' | 'amount';
  /** Percent, or amount in major units. */
  value: number;
  /** Value of a shop; `null` = all shops. `undefined` if the form has no such field. */
  shop?: string | null | undefined;
  /** Payer of the discount; `undefined` if the form has no such field. */
  paidBy?: 'shop' | 'marketplace' | undefined;
}

type CouponLabels = Partial<Labels<'CouponEditor'>>;

/** Schema of an optional field: empty text becomes `null`. The other schema is first, since forms show the first error of a union. */
function emptyOr<Output>(schema: z.ZodMiniType<Output, string>) {
  return z.union([
    schema,
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
  ]);
}

/** Rules of the terms, by field. */
function termsOf(messages: Labels<'CouponEditor'>, currency: string) {
  const min = 1 / minorUnits(currency);
  const decimals = moneyDecimals(currency);
  return {
    minimum: emptyOr(numberOf(messages.minimumInvalid, { min, decimals })),
    endsOn: emptyOr(z.iso.date(messages.endsInvalid)),
    limit: emptyOr(numberOf(messages.limitInvalid, { min: 1, decimals: 0 })),
  };
}

/**
 * Zod schema of the terms of an existing coupon, for a server or a form of your own. Parses numbers; empty fields become `null`.
 *
 * @param labels override the English messages
 * @param currency ISO 4217 code of the minimum; its minor unit limits the decimals
 */
export function couponTermsSchema(labels?: CouponLabels, currency = 'USD') {
  return z.object(termsOf(mergeLabels(en.CouponEditor, undefined, labels), currency));
}

/**
 * Zod schema of a new coupon, for a server or a form of your own. Parses numbers; empty fields become `null`.
 *
 * @param labels override the English messages
 * @param currency ISO 4217 code of the amounts; its minor unit is the minimum and limits the decimals
 * @param locale BCP 47 tag for amounts in messages
 */
export function couponEditorSchema(labels?: CouponLabels, currency = 'USD', locale = 'en-US') {
  const messages = mergeLabels(en.CouponEditor, undefined, labels);
  const min = 1 / minorUnits(currency);
  const amountInvalid = format(messages.amountInvalid, { min: numberInput(String(min), locale) });
  const fields = {
    code: text().check(z.toUpperCase(), z.regex(/^[A-Z\d][A-Z\d-]{1,30}[A-Z\d]$/, messages.codeInvalid)),
    ...termsOf(messages, currency),
    shop: z.optional(
      z.pipe(
        z.string(),
        z.transform((value) => (value === '' ? null : value)),
      ),
    ),
    paidBy: z.optional(z.enum(['shop', 'marketplace'])),
  };
  const percent = numberOf(messages.percentInvalid, { min: 0.01, max: 100, decimals: 2 });
  const amount = numberOf(amountInvalid, { min, decimals: moneyDecimals(currency) });
  return z.discriminatedUnion('kind', [
    z.object({ ...fields, kind: z.literal('percent'), value: percent }),
    z.object({ ...fields, kind: z.literal('amount'), value: amount }),
  ]);
}
