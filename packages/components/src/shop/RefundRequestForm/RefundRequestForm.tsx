'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { Form, useForm } from '../../base/Form/index.js';
import type { DefaultValues, FormSettings } from '../../base/Form/index.js';
import { Select } from '../../base/Select/index.js';
import type { SelectItem } from '../../base/Select/index.js';
import { Textarea } from '../../base/Textarea/index.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatMoney, toMinorUnits } from '../../internal/text/money.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './RefundRequestForm.css';
import { refundRequestSchema } from './schema.js';
import type { RefundRequestValues } from './schema.js';

export interface RefundRequestFormProps
  extends FormSettings<RefundRequestValues>, SharedProps<'locale' | 'currency', 'RefundRequestForm'> {
  /** Title of the product, with the choice if there is one. */
  title: string;
  /** Number of pieces. @default 1 */
  quantity?: number | undefined;
  /** Amount to be refunded, in major units of `currency`. Hidden if left out. */
  amount?: number | undefined;
  /** Options of the reason. By default `labels.reasons`. */
  reasons?: readonly SelectItem[] | undefined;
  /** Initial values by field name. @default {} */
  defaultValues?: DefaultValues<RefundRequestValues> | undefined;
  /** Called by the cancel button, which is rendered only with this handler. */
  onCancel?: (() => void) | undefined;
}

/**
 * Form that asks for the money of a delivered order line: reason and message. The amount is shown, not sent. Renders a
 * `<form method="post">`; a client component.
 */
export function RefundRequestForm({
  title,
  quantity = 1,
  amount,
  reasons,
  defaultValues,
  onSubmit,
  onErrorCountChange,
  onCancel,
  labels,
  className,
  ...props
}: RefundRequestFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.RefundRequestForm, settings.labels.RefundRequestForm, labels);
  const { currency, locale } = settings;
  const form = useForm({ schema: refundRequestSchema(messages), defaultValues, onSubmit, onErrorCountChange });
  const items = reasons ?? Object.entries(messages.reasons).map(([value, label]) => ({ value, label }));
  return (
    <Form
      {...rest}
      form={form}
      className={clsx('mr-RefundRequestForm-root mr-kit', className)}
      labels={messages}
      showRequired={false}
      onCancel={onCancel}
    >
      <p className="mr-RefundRequestForm-line">
        <span>{quantity === 1 ? title : format(messages.pieces, { quantity, title })}</span>
        {amount === undefined ? null : (
          <strong className="mr-RefundRequestForm-amount">
            {formatMoney(locale, currency, toMinorUnits(amount, currency))}
          </strong>
        )}
      </p>
      <Select
        {...form.register('reason')}
        label={messages.reason}
        placeholder={messages.reasonPlaceholder}
        items={items}
        required
      />
      <Textarea
        {...form.register('message')}
        label={messages.message}
        labelEnd={<span className="mr-RefundRequestForm-optional">{messages.optional}</span>}
        hint={messages.messageHint}
        maxLength={2000}
        rows={3}
      />
    </Form>
  );
}
