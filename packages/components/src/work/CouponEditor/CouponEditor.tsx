'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useWatch } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { DateField } from '../../base/DateField/index.js';
import { DescriptionList } from '../../base/DescriptionList/index.js';
import type { DescriptionListItem } from '../../base/DescriptionList/index.js';
import { Form, FormRow, useForm } from '../../base/Form/index.js';
import type { FormDraftSettings, FormSettings } from '../../base/Form/index.js';
import { NumberField } from '../../base/NumberField/index.js';
import { Select } from '../../base/Select/index.js';
import type { SelectItem } from '../../base/Select/index.js';
import { TextField } from '../../base/TextField/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { currencySign, minorUnits } from '../../internal/text/money.js';
import { parseNumber } from '../../internal/text/parseNumber.js';
import * as en from '../../labels/en.js';
import { couponEditorSchema, couponTermsSchema } from './schema.js';
import type { CouponEditorValues, CouponInput, CouponTerms } from './schema.js';

/** Values that the form submits: of an existing coupon only its terms. */
export type CouponEditorSubmission = CouponTerms & Partial<CouponEditorValues>;

export interface CouponEditorProps
  extends
    FormSettings<CouponEditorSubmission>,
    FormDraftSettings<CouponInput>,
    SharedProps<'locale' | 'currency', 'CouponEditor'> {
  /** Initial values, for example of an existing coupon. Another coupon needs another `key`. */
  defaultValues?: Partial<CouponInput> | undefined;
  /** Code, discount and whatever else an existing coupon keeps: rendered in place of those fields. Optional. */
  fixedItems?: readonly DescriptionListItem[] | undefined;
  /** Shops of a select that begins with "All shops", with a select of who pays. Omitted: the form has neither. */
  shops?: readonly SelectItem[] | undefined;
  /** Called by the cancel button, which is rendered only with this handler. */
  onCancel?: (() => void) | undefined;
}

/**
 * Form of a coupon: code, discount, shop and payer, minimum, last day, number of uses. For shoppers use `CouponForm`.
 * `useFormDraft` stores unsaved changes, with a notice above the fields. Renders a `<form method="post">`; a client
 * component.
 */
export function CouponEditor({
  defaultValues,
  draft = null,
  onDraftChange,
  fixedItems,
  shops,
  onSubmit,
  onErrorCountChange,
  labels,
  className,
  ...props
}: CouponEditorProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.CouponEditor, settings.labels.CouponEditor, labels);
  const { locale, currency } = settings;
  const isNew = fixedItems === undefined;
  const schema: $ZodType<CouponEditorSubmission, CouponInput> = isNew
    ? couponEditorSchema(messages, currency, locale)
    : couponTermsSchema(messages, currency);
  const form = useForm<CouponInput, CouponEditorSubmission>({
    schema,
    defaultValues,
    draft,
    onDraftChange,
    onSubmit,
    onErrorCountChange,
  });
  const kind = useWatch({ name: 'kind', control: form.control, defaultValue: form.defaultValues.kind ?? 'percent' });
  const number = (name: 'value' | 'minimum' | 'limit') => ({
    ...form.register(name, { setValueAs: (text) => parseNumber(text, locale) ?? text }),
    locale,
  });
  const sign = currencySign(locale, currency);
  const unit = 1 / minorUnits(currency);
  return (
    <Form
      {...rest}
      form={form}
      className={clsx('mr-CouponEditor-root mr-kit', className)}
      showRequired={isNew}
      labels={messages}
    >
      {isNew ? (
        <>
          <TextField
            {...form.register('code')}
            label={messages.code}
            hint={messages.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            required
          />
          <FormRow>
            <Select
              {...form.register('kind', { deps: ['value'] })}
              label={messages.kind}
              items={[
                { value: 'percent', label: messages.percent },
                { value: 'amount', label: messages.amount },
              ]}
            />
            <NumberField
              {...number('value')}
              label={messages.value}
              {...(kind === 'amount' ? { prefix: sign, min: unit } : { suffix: '%', min: 0.01, max: 100 })}
              step={kind === 'amount' ? unit : 0.01}
              required
            />
          </FormRow>
          {shops && (
            <FormRow>
              <Select
                {...form.register('shop')}
                label={messages.shop}
                items={[{ value: '', label: messages.allShops }, ...shops]}
              />
              <Select
                {...form.register('paidBy')}
                label={messages.payer}
                items={[
                  { value: 'marketplace', label: messages.marketplacePays },
                  { value: 'shop', label: messages.shopPays },
                ]}
              />
            </FormRow>
          )}
        </>
      ) : (
        <DescriptionList items={fixedItems} layout="stacked" />
      )}
      <NumberField
        {...number('minimum')}
        label={messages.minimum}
        hint={messages.minimumHint}
        prefix={sign}
        min={unit}
        step={unit}
      />
      <FormRow>
        <DateField {...form.register('endsOn')} label={messages.ends} hint={messages.endsHint} />
        <NumberField {...number('limit')} label={messages.limit} hint={messages.limitHint} min={1} />
      </FormRow>
    </Form>
  );
}
