'use client';

import { useState } from 'react';
import { DraftedFormFrame } from '../../base/form/DraftedFormFrame';
import { PictureField } from '../../base/form/PictureField';
import type { useDraftedForm } from '../../base/form/useDraftedForm';
import { useKitForm } from '../../base/form/useKitForm';
import { Select } from '../../base/Select';
import { Switch } from '../../base/Switch';
import { TextField } from '../../base/TextField';
import type { Labels } from '../../labels/Labels';
import styles from './BrandForm.module.css';
import { brandSchema } from './schema';
import type { BrandFormValues, BrandInput } from './schema';
import type { BrandFormProps } from './types';

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
      rootClass={styles.root}
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
