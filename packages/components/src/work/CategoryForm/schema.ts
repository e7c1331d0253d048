import * as z from 'zod/mini';
import { requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a category, for a server or a form of your own.
 *
 * @param labels override the English messages
 */
export function categorySchema(labels?: Partial<Labels<'CategoryForm'>>) {
  const messages = mergeLabels(en.CategoryForm, undefined, labels);
  return z.object({
    name: requiredText(messages.nameRequired),
    parent: z.string(),
    featured: z.boolean(),
  });
}

/** Values of a category's fields. */
export type CategoryInput = z.input<ReturnType<typeof categorySchema>>;

/** Validated values of a category. An empty `parent` makes it a main category. */
export type CategoryFormValues = z.output<ReturnType<typeof categorySchema>>;
