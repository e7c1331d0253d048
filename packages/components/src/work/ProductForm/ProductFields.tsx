'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Autocomplete } from '../../base/Autocomplete/index.js';
import { Dropzone } from '../../base/Dropzone/index.js';
import { DraftedFormFrame } from '../../base/form/DraftedFormFrame.js';
import type { useDraftedForm } from '../../base/form/useDraftedForm.js';
import { useKitForm } from '../../base/form/useKitForm.js';
import { currencySign, minorUnits } from '../../internal/text/money.js';
import { format } from '../../internal/text/format.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { parseNumber } from '../../internal/text/parseNumber.js';
import { MultiSelect } from '../../base/MultiSelect/index.js';
import { NumberField } from '../../base/NumberField/index.js';
import { Switch } from '../../base/Switch/index.js';
import { Textarea } from '../../base/Textarea/index.js';
import { TextField } from '../../base/TextField/index.js';
import type { Labels } from '../../labels/Labels.js';
import { CurrentPictures } from './CurrentPictures.js';
import './ProductForm.css';
import { productSchema } from './schema.js';
import type { ProductFormValues, ProductInput } from './schema.js';
import type { ProductFormProps } from './types.js';

interface ProductFieldsProps extends Omit<
  ProductFormProps,
  'currency' | 'defaultValues' | 'draft' | 'labels' | 'locale' | 'onDraftChange' | 'images'
> {
  drafted: ReturnType<typeof useDraftedForm<ProductInput>>;
  messages: Labels<'ProductForm'>;
  settings: { locale: string; currency: string };
  /** Pictures that the product keeps. */
  current: readonly string[];
  onCurrentChange: (images: readonly string[]) => void;
  maxImages: number;
  maxImageBytes: number;
}

const kinds = 'image/jpeg,image/png,image/webp,image/avif';

/** The fields of a product; drawn anew when a draft is put in or dropped. */
export function ProductFields({
  drafted,
  messages,
  settings,
  categories,
  brands,
  current,
  onCurrentChange,
  maxImages,
  maxImageBytes,
  onSubmit,
  onErrorCountChange,
  onCancel,
  ...rest
}: ProductFieldsProps) {
  const { values } = drafted;
  const [added, setAdded] = useState<readonly File[]>([]);
  const form = useKitForm<ProductInput, ProductFormValues>({
    schema: productSchema(messages, settings.currency, settings.locale),
    onSubmit: async (checked) => {
      const answer = await onSubmit({ ...checked, images: current, newImages: added });
      if (!answer) drafted.sent();
      return answer;
    },
    onErrorCountChange,
    words: messages,
  });
  // The fields are focused in the order in which they are registered: the title before the categories.
  const title = form.field('title');
  const number = (name: 'stock' | 'price' | 'discount') => ({
    ...form.field(name, (text) => parseNumber(text, settings.locale) ?? text),
    label: messages[name],
    defaultValue: values[name],
    locale: settings.locale,
    required: true,
  });
  const unit = 1 / minorUnits(settings.currency);
  const chosen = useController({ name: 'categories', control: form.control, defaultValue: values.categories ?? [] });
  const room = Math.max(0, maxImages - current.length);
  const picturesHint = format(messages.picturesHint, {
    count: numberFormat(settings.locale).format(maxImages),
    size: numberFormat(settings.locale).format(maxImageBytes / 1e6),
  });
  return (
    <DraftedFormFrame
      {...rest}
      form={form}
      rootClass="mr-ProductForm-root mr-kit"
      words={messages}
      onCancel={onCancel}
      drafted={drafted}
      onInputChange={(event) => drafted.input(form.values(), event)}
    >
      <TextField {...title} label={messages.title} defaultValue={values.title} autoComplete="off" required />
      <div className="mr-ProductForm-row">
        <MultiSelect
          label={messages.categories}
          items={categories}
          value={chosen.field.value}
          onValueChange={(next) => chosen.field.onChange([...next])}
          inputRef={chosen.field.ref}
          error={chosen.fieldState.error?.message}
          locale={settings.locale}
          required
        />
        <Autocomplete
          {...form.field('brand')}
          label={messages.brand}
          hint={messages.brandHint}
          items={brands}
          defaultValue={values.brand}
        />
      </div>
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
          onCurrentChange(left);
          drafted.input(form.values());
        }}
      />
      <Textarea
        {...form.field('description')}
        label={messages.description}
        defaultValue={values.description}
        rows={6}
        required
      />
      <div className="mr-ProductForm-row">
        <NumberField {...number('stock')} min={0} />
        <NumberField
          {...number('price')}
          prefix={currencySign(settings.locale, settings.currency)}
          min={unit}
          step={unit}
        />
        <NumberField
          {...number('discount')}
          defaultValue={values.discount ?? '0'}
          suffix="%"
          min={0}
          max={100}
          step={0.01}
        />
      </div>
      <Switch
        {...form.field('published')}
        label={messages.published}
        hint={messages.publishedHint}
        defaultChecked={values.published}
      />
    </DraftedFormFrame>
  );
}
