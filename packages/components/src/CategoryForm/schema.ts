import * as z from 'zod/mini';
import { requiredText } from '../internal/form/schemas';
import { mergeLabels } from '../internal/text/mergeLabels';
import { categoryFormLabels } from './labels';
import type { CategoryFormLabels } from './labels';

/**
 * The rules of a category, for a server or a form of your own.
 *
 * @param labels messages in place of the English ones
 */
export function categorySchema(labels?: Partial<CategoryFormLabels>) {
  const messages = mergeLabels(categoryFormLabels, undefined, labels);
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
