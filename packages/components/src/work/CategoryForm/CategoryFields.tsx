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
import { categorySchema } from './schema.js';
import type { CategoryFormValues, CategoryInput } from './schema.js';
import type { CategoryFormProps } from './types.js';

interface CategoryFieldsProps extends Omit<
  CategoryFormProps,
  'defaultValues' | 'draft' | 'labels' | 'locale' | 'onDraftChange'
> {
  drafted: ReturnType<typeof useDraftedForm<CategoryInput>>;
  messages: Labels<'CategoryForm'>;
  locale: string;
  maxImageBytes: number;
}

/** The fields of a category; drawn anew when a draft is put in or dropped. */
export function CategoryFields({
  drafted,
  messages,
  locale,
  image,
  parents,
  maxImageBytes,
  onSubmit,
  onErrorCountChange,
  onCancel,
  ...rest
}: CategoryFieldsProps) {
  const { values } = drafted;
  const [added, setAdded] = useState<readonly File[]>([]);
  const form = useKitForm<CategoryInput, CategoryFormValues>({
    schema: categorySchema(messages),
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
      rootClass="mr-CategoryForm-root mr-kit"
      words={messages}
      onCancel={onCancel}
      drafted={drafted}
      onInputChange={(event) => drafted.input(form.values(), event)}
    >
      <TextField {...form.field('name')} label={messages.name} defaultValue={values.name} autoComplete="off" required />
      <Select
        {...form.field('parent')}
        label={messages.parent}
        items={[{ value: '', label: messages.noParent }, ...parents]}
        defaultValue={values.parent}
      />
      <PictureField
        picture={image}
        label={messages.picture}
        hint={messages.pictureHint}
        accept="image/jpeg,image/png,image/webp,image/avif"
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
