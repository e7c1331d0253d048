'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { SelectItem } from '../../base/Select/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { RecordForm } from '../recordForm/RecordForm.js';
import type { RecordFormSettings, RecordSubmission } from '../recordForm/RecordForm.js';
import { brandSchema } from './schema.js';
import type { BrandFormValues, BrandInput } from './schema.js';

/** Values that a brand form submits. */
export type BrandFormSubmission = RecordSubmission<BrandFormValues>;

export interface BrandFormProps
  extends RecordFormSettings<BrandInput, BrandFormSubmission>, SharedProps<'locale', 'BrandForm'> {
  /** Optional. Product kinds of a select; without it the form has no such field. */
  kinds?: readonly SelectItem[] | undefined;
}

/**
 * Form of a brand: name, product kind, logo, featured. `useFormDraft` stores unsaved changes, with a notice above the fields.
 * Renders a `<form method="post">`; a client component.
 */
export function BrandForm({ kinds, labels, className, ...props }: BrandFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.BrandForm, settings.labels.BrandForm, labels);
  return (
    <RecordForm<BrandInput>
      {...rest}
      className={clsx('mr-BrandForm-root mr-kit', className)}
      schema={brandSchema(messages, { hasKind: kinds !== undefined })}
      messages={messages}
      locale={settings.locale}
      accept="image/svg+xml,image/png,image/webp"
      select={
        kinds && { name: 'kind', label: messages.kind, placeholder: messages.chooseKind, items: kinds, required: true }
      }
    />
  );
}
