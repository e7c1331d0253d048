import * as z from 'zod/mini';
import { requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/** Values of a brand's fields. */
export interface BrandInput {
  /** Name of the brand. */
  name: string;
  /** Product kind; `undefined` if the form has no such field. */
  kind?: string | undefined;
  /** Lists the brand first in the shop. */
  featured: boolean;
}

/** Validated values of a brand. */
export type BrandFormValues = BrandInput;

/**
 * Zod schema of a brand, for a server or a form of your own.
 *
 * @param labels override the English messages
 * @param options `hasKind`: requires the product kind
 */
export function brandSchema(labels?: Partial<Labels<'BrandForm'>>, { hasKind = false }: { hasKind?: boolean } = {}) {
  const messages = mergeLabels(en.BrandForm, undefined, labels);
  const rules = { name: requiredText(messages.nameRequired), featured: z.boolean() };
  return hasKind ? z.object({ ...rules, kind: requiredText(messages.kindRequired) }) : z.object(rules);
}
