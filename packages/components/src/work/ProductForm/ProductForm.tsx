'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Autocomplete } from '../../base/Autocomplete/index.js';
import { Dropzone } from '../../base/Dropzone/index.js';
import { Form, FormRow, useForm } from '../../base/Form/index.js';
import { MultiSelect } from '../../base/MultiSelect/index.js';
import { NumberField } from '../../base/NumberField/index.js';
import { Switch } from '../../base/Switch/index.js';
import { Textarea } from '../../base/Textarea/index.js';
import { TextField } from '../../base/TextField/index.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { currencySign, minorUnits } from '../../internal/text/money.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { parseNumber } from '../../internal/text/parseNumber.js';
import * as en from '../../labels/en.js';
import { CurrentPictures } from './CurrentPictures.js';
import './ProductForm.css';
import { productSchema } from './schema.js';
import type { ProductFormProps } from './types.js';

const kinds = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * Form of a product: title, categories, brand, pictures, description, stock, price, discount, published. `useFormDraft`
 * stores unsaved changes, with a notice above the fields. Renders a `<form method="post">`; a client component.
 */
export function ProductForm({
  defaultValues,
  draft = null,
  onDraftChange,
  categories,
  brands,
  images = [],
  maxImages = 5,
  maxImageBytes = 5_000_000,
  onSubmit,
  onErrorCountChange,
  labels,
  className,
  ...props
}: ProductFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ProductForm, settings.labels.ProductForm, labels);
  const [current, setCurrent] = useState(images);
  const [added, setAdded] = useState<readonly File[]>([]);
  const form = useForm({
    schema: productSchema(messages, settings.currency, settings.locale),
    defaultValues,
    draft,
    onDraftChange,
    onSubmit: (values) => onSubmit({ ...values, images: current, newImages: added }),
    onErrorCountChange,
    onReset: () => {
      setCurrent(images);
      setAdded([]);
    },
  });
  const number = (name: 'stock' | 'price' | 'discount') => ({
    ...form.register(name, { setValueAs: (text) => parseNumber(text, settings.locale) ?? text }),
    label: messages[name],
    locale: settings.locale,
    required: true,
  });
  const unit = 1 / minorUnits(settings.currency);
  const room = Math.max(0, maxImages - current.length);
  const picturesHint = format(messages.picturesHint, {
    count: numberFormat(settings.locale).format(maxImages),
    size: numberFormat(settings.locale).format(maxImageBytes / 1e6),
  });
  return (
    <Form {...rest} form={form} className={clsx('mr-ProductForm-root mr-kit', className)} labels={messages}>
      <TextField {...form.register('title')} label={messages.title} autoComplete="off" required />
      <FormRow>
        <Controller
          {...form.controller('categories')}
          defaultValue={form.defaultValues.categories ?? []}
          render={({ field, fieldState }) => (
            <MultiSelect
              label={messages.categories}
              items={categories}
              value={field.value}
              onValueChange={(next) => field.onChange([...next])}
              inputRef={field.ref}
              error={fieldState.error?.message}
              locale={settings.locale}
              required
            />
          )}
        />
        <Autocomplete {...form.register('brand')} label={messages.brand} hint={messages.brandHint} items={brands} />
      </FormRow>
      <Dropzone
        label={messages.pictures}
        hint={picturesHint}
        accept={kinds}
        maxBytes={maxImageBytes}
        maxFiles={room}
        disabled={room === 0}
        multiple
        locale={settings.locale}
        onValueChange={setAdded}
      />
      <CurrentPictures
        pictures={current}
        messages={messages}
        onValueChange={(left) => {
          setCurrent(left);
          form.saveDraft();
        }}
      />
      <Textarea {...form.register('description')} label={messages.description} rows={6} required />
      <FormRow>
        <NumberField {...number('stock')} min={0} />
        <NumberField
          {...number('price')}
          prefix={currencySign(settings.locale, settings.currency)}
          min={unit}
          step={unit}
        />
        <NumberField
          {...number('discount')}
          defaultValue={form.defaultValues.discount ?? '0'}
          suffix="%"
          min={0}
          max={100}
          step={0.01}
        />
      </FormRow>
      <Switch {...form.register('published')} label={messages.published} hint={messages.publishedHint} />
    </Form>
  );
}
