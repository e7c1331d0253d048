'use client';

import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { Form, useForm } from '../../base/Form/index.js';
import type { FormDraftSettings, FormSettings } from '../../base/Form/index.js';
import { Select } from '../../base/Select/index.js';
import type { SelectProps } from '../../base/Select/index.js';
import { Switch } from '../../base/Switch/index.js';
import { TextField } from '../../base/TextField/index.js';
import type { Labels } from '../../labels/Labels.js';
import { PictureField } from './PictureField.js';

/** Fields that both kinds of records have. */
interface RecordValues {
  name: string;
  featured: boolean;
}

/** Values that a record's form submits. */
export type RecordSubmission<Values> = Values & {
  /** New picture; `undefined` if none was chosen. */
  newImage: File | undefined;
};

/** Public props of a record's form. */
export interface RecordFormSettings<Values, Submission> extends FormSettings<Submission>, FormDraftSettings<Values> {
  /** Initial values, for example of an existing record. Another record needs another `key`. */
  defaultValues?: Partial<Values> | undefined;
  /** URL of the current picture. */
  image?: string | undefined;
  /** Maximum size of the picture in bytes. @default 2_000_000 */
  maxImageBytes?: number | undefined;
  /** Called by the cancel button, which is rendered only with this handler. */
  onCancel?: (() => void) | undefined;
}

interface RecordFormProps<Values extends RecordValues> extends RecordFormSettings<Values, RecordSubmission<Values>> {
  schema: $ZodType<Values, Values>;
  messages: Labels<'BrandForm'> | Labels<'CategoryForm'>;
  locale: string;
  /** Accepted file types, as in `accept`. */
  accept: string;
  /** Select between name and picture; `undefined` hides it. */
  select: (Omit<SelectProps, 'name'> & { name: keyof Values & string }) | undefined;
}

/** Form of a brand or a category: name, select, picture and switch. */
export function RecordForm<Values extends RecordValues>({
  schema,
  defaultValues,
  draft = null,
  onDraftChange,
  onSubmit,
  onErrorCountChange,
  messages,
  locale,
  image,
  maxImageBytes = 2_000_000,
  accept,
  select,
  ...rest
}: RecordFormProps<Values>) {
  const [added, setAdded] = useState<readonly File[]>([]);
  const form = useForm({
    schema,
    defaultValues,
    draft,
    onDraftChange,
    onSubmit: (values) => onSubmit({ ...values, newImage: added[0] }),
    onErrorCountChange,
    onReset: () => setAdded([]),
  });
  return (
    <Form {...rest} form={form} labels={messages}>
      <TextField {...form.register('name' as FieldPath<Values>)} label={messages.name} autoComplete="off" required />
      {select && <Select {...form.register(select.name as FieldPath<Values>)} {...select} />}
      <PictureField
        picture={image}
        label={messages.picture}
        hint={messages.pictureHint}
        accept={accept}
        maxBytes={maxImageBytes}
        locale={locale}
        onValueChange={setAdded}
      />
      <Switch
        {...form.register('featured' as FieldPath<Values>)}
        label={messages.featured}
        hint={messages.featuredHint}
      />
    </Form>
  );
}
