'use client';

import { useSettings } from '#settings';
import { useDraftedForm } from '../../base/form/useDraftedForm';
import { mergeLabels } from '../../internal/text/mergeLabels';
import * as en from '../../labels/en';
import { BrandFields } from './BrandFields';
import type { BrandInput } from './schema';
import type { BrandFormProps } from './types';

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
