'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Autocomplete } from '../../base/Autocomplete';
import { Dropzone } from '../../base/Dropzone';
import { DraftedFormFrame } from '../../base/form/DraftedFormFrame';
import type { useDraftedForm } from '../../base/form/useDraftedForm';
import { useKitForm } from '../../base/form/useKitForm';
import { currencySign, minorUnits } from '../../internal/text/money';
import { format } from '../../internal/text/format';
import { numberFormat } from '../../internal/text/numberFormat';
import { parseNumber } from '../../internal/text/parseNumber';
import { MultiSelect } from '../../base/MultiSelect';
import { NumberField } from '../../base/NumberField';
import { Switch } from '../../base/Switch';
import { Textarea } from '../../base/Textarea';
import { TextField } from '../../base/TextField';
import type { Labels } from '../../labels/Labels';
import { CurrentPictures } from './CurrentPictures';
import styles from './ProductForm.module.css';
import { productSchema } from './schema';
import type { ProductFormValues, ProductInput } from './schema';
import type { ProductFormProps } from './types';

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
      rootClass={styles.root}
      words={messages}
      onCancel={onCancel}
      drafted={drafted}
      onInputChange={(event) => drafted.input(form.values(), event)}
    >
      <TextField {...title} label={messages.title} defaultValue={values.title} autoComplete="off" required />
      <div className={styles.row}>
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
      <div className={styles.row}>
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
