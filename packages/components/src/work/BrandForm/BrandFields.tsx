'use client';

import { useState } from 'react';
import { DraftedFormFrame } from '../../base/form/DraftedFormFrame.js';
import { PictureField } from '../../base/form/PictureField.js';
import type { useDraftedForm } from '../../base/form/useDraftedForm.js';
import { useKitForm } from '../../base/form/useKitForm.js';
import { Select } from '../../base/Select/index.js';
import { Switch } from '../../base/Switch/index.js';
import { TextField } from '../../base/TextField/index.js';
import type { Labels } from '../../labels/Labels.js';
import { brandSchema } from './schema.js';
import type { BrandFormValues, BrandInput } from './schema.js';
import type { BrandFormProps } from './types.js';

interface BrandFieldsProps extends Omit<
  BrandFormProps,
  'defaultValues' | 'draft' | 'labels' | 'locale' | 'onDraftChange'
> {
  drafted: ReturnType<typeof useDraftedForm<BrandInput>>;
  messages: Labels<'BrandForm'>;
  locale: string;
  maxImageBytes: number;
}

/** The fields of a brand; drawn anew when a draft is put in or dropped. */
export function BrandFields({
  drafted,
  messages,
  locale,
  kinds,
  image,
  maxImageBytes,
  onSubmit,
  onErrorCountChange,
  onCancel,
  ...rest
}: BrandFieldsProps) {
  const { values } = drafted;
  const [added, setAdded] = useState<readonly File[]>([]);
  const form = useKitForm<BrandInput, BrandFormValues>({
    schema: brandSchema(messages, { hasKind: kinds !== undefined }),
    onSubmit: async (checked) => {
      const answer = await onSubmit({ ...checked, newImage: added[0] });
      if (!answer) drafted.sent();
      return answer;
    },
    onErrorCountChange,
    words: messages,
  });
  return (
    <DraftedFormFrame
      {...rest}
      form={form}
      rootClass="mr-BrandForm-root mr-kit"
      words={messages}
      onCancel={onCancel}
      drafted={drafted}
      onInputChange={(event) => drafted.input(form.values(), event)}
    >
      <TextField {...form.field('name')} label={messages.name} defaultValue={values.name} autoComplete="off" required />
      {kinds && (
        <Select
          {...form.field('kind')}
          label={messages.kind}
          placeholder={messages.chooseKind}
          items={kinds}
          defaultValue={values.kind}
          required
        />
      )}
      <PictureField
        picture={image}
        label={messages.picture}
        hint={messages.pictureHint}
        accept="image/svg+xml,image/png,image/webp"
        maxBytes={maxImageBytes}
        locale={locale}
        onValueChange={setAdded}
      />
      <Switch
        {...form.field('featured')}
        label={messages.featured}
        hint={messages.featuredHint}
        defaultChecked={values.featured}
      />
    </DraftedFormFrame>
  );
}
