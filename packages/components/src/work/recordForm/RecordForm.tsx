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

/** Values of every record. */
interface RecordValues {
  name: string;
  featured: boolean;
}

/** Values that a record's form submits. */
export type RecordSubmission<Values> = Values & {
  /** A new picture; `undefined` where none was chosen. */
  newImage: File | undefined;
};

/** Props of a record's form. */
export interface RecordFormSettings<Values, Submission> extends FormSettings<Submission>, FormDraftSettings<Values> {
  /** Initial values, of a record that is edited. Give another record another `key`. */
  defaultValues?: Partial<Values> | undefined;
  /** Address of the current picture. */
  image?: string | undefined;
  /** Largest picture in bytes. @default 2,000,000 */
  maxImageBytes?: number | undefined;
  /** Called by the button that leaves the form. Left out: no button. */
  onCancel?: (() => void) | undefined;
}

interface RecordFormProps<Values extends RecordValues> extends RecordFormSettings<Values, RecordSubmission<Values>> {
  schema: $ZodType<Values, Values>;
  messages: Labels<'BrandForm'> | Labels<'CategoryForm'>;
  locale: string;
  /** Kinds of files, as in `accept`. */
  accept: string;
  /** The field between name and picture. */
  select: (Omit<SelectProps, 'name'> & { name: keyof Values & string }) | undefined;
}

/** Form of a record with a name, a choice, a picture and a switch: a brand or a category. */
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
