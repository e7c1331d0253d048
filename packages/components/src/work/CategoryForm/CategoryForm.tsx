'use client';

import { useSettings } from '#settings';
import { useDraftedForm } from '../../base/form/useDraftedForm.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { CategoryFields } from './CategoryFields.js';
import type { CategoryInput } from './schema.js';
import type { CategoryFormProps } from './types.js';

/**
 * Asks for a category: name, what it is a part of, picture, featured. What is typed and not sent is kept by `useFormDraft`, and
 * said. Renders a `<form method="post">`; a client component.
 */
export function CategoryForm({
  defaultValues = {},
  draft,
  onDraftChange,
  maxImageBytes = 2_000_000,
  locale,
  labels,
  ...rest
}: CategoryFormProps) {
  const settings = useSettings({ locale });
  const messages = mergeLabels(en.CategoryForm, settings.labels.CategoryForm, labels);
  const drafted = useDraftedForm<CategoryInput>({ defaultValues, draft, onDraftChange });
  return (
    <CategoryFields
      key={drafted.version}
      {...rest}
      drafted={drafted}
      messages={messages}
      locale={settings.locale}
      maxImageBytes={maxImageBytes}
    />
  );
}
