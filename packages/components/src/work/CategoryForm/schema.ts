import * as z from 'zod/mini';
import { requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * The rules of a category, for a server or a form of your own.
 *
 * @param labels messages in place of the English ones
 */
export function categorySchema(labels?: Partial<Labels<'CategoryForm'>>) {
  const messages = mergeLabels(en.CategoryForm, undefined, labels);
  return z.object({
    name: requiredText(messages.nameRequired),
    parent: z.string(),
    featured: z.boolean(),
  });
}

/** What stands in the fields of a category. */
export type CategoryInput = z.input<ReturnType<typeof categorySchema>>;

/** A category as a person entered it; an empty `parent` is a main category. */
export type CategoryFormValues = z.output<ReturnType<typeof categorySchema>>;
