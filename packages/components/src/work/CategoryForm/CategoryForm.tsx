'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { SelectItem } from '../../base/Select/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { RecordForm } from '../recordForm/RecordForm.js';
import type { RecordFormSettings, RecordSubmission } from '../recordForm/RecordForm.js';
import { categorySchema } from './schema.js';
import type { CategoryFormValues, CategoryInput } from './schema.js';

/** Values that a category form submits. */
export type CategoryFormSubmission = RecordSubmission<CategoryFormValues>;

export interface CategoryFormProps
  extends RecordFormSettings<CategoryInput, CategoryFormSubmission>, SharedProps<'locale', 'CategoryForm'> {
  /** Possible parent categories. */
  parents: readonly SelectItem[];
}

/**
 * Form of a category: name, parent, picture, featured. `useFormDraft` stores unsaved changes, with a notice above the fields.
 * Renders a `<form method="post">`; a client component.
 */
export function CategoryForm({ parents, labels, className, ...props }: CategoryFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.CategoryForm, settings.labels.CategoryForm, labels);
  return (
    <RecordForm<CategoryInput>
      {...rest}
      className={clsx('mr-CategoryForm-root mr-kit', className)}
      schema={categorySchema(messages)}
      messages={messages}
      locale={settings.locale}
      accept="image/jpeg,image/png,image/webp,image/avif"
      select={{ name: 'parent', label: messages.parent, items: [{ value: '', label: messages.noParent }, ...parents] }}
    />
  );
}
