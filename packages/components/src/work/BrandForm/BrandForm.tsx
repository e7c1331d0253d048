'use client';

import { useSettings } from '#settings';
import { useDraftedForm } from '../../base/form/useDraftedForm.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { BrandFields } from './BrandFields.js';
import type { BrandInput } from './schema.js';
import type { BrandFormProps } from './types.js';

/**
 * Asks for a brand: name, kind of goods, logo, featured. What is typed and not sent is kept by `useFormDraft`, and
 * said. Renders a `<form method="post">`; a client component.
 */
export function BrandForm({
  defaultValues = {},
  draft,
  onDraftChange,
  maxImageBytes = 2_000_000,
  locale,
  labels,
  ...rest
}: BrandFormProps) {
  const settings = useSettings({ locale });
  const messages = mergeLabels(en.BrandForm, settings.labels.BrandForm, labels);
  const drafted = useDraftedForm<BrandInput>({ defaultValues, draft, onDraftChange });
  return (
    <BrandFields
      key={drafted.version}
      {...rest}
      drafted={drafted}
      messages={messages}
      locale={settings.locale}
      maxImageBytes={maxImageBytes}
    />
  );
}
