import * as z from 'zod/mini';
import { requiredText } from '../internal/form/schemas';
import { mergeLabels } from '../internal/text/mergeLabels';
import { brandFormLabels } from './labels';
import type { BrandFormLabels } from './labels';

/**
 * The rules of a brand, for a server or a form of your own.
 *
 * @param labels messages in place of the English ones
 */
export function brandSchema(labels?: Partial<BrandFormLabels>) {
  const messages = mergeLabels(brandFormLabels, undefined, labels);
  return z.object({
    name: requiredText(messages.nameRequired),
    // Left out where the form has no kinds to choose from.
    kind: z.optional(requiredText(messages.kindRequired)),
    featured: z.boolean(),
  });
}

/** What stands in the fields of a brand. */
export type BrandInput = z.input<ReturnType<typeof brandSchema>>;

/** A brand as a person entered it. */
export type BrandFormValues = z.output<ReturnType<typeof brandSchema>>;
