'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../base/Button/index.js';
import { Form, useForm } from '../../base/Form/index.js';
import type { FormSettings } from '../../base/Form/index.js';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import { setInputValue } from '../../internal/state/setInputValue.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { currencySign, formatMoney, formatShortMoney, minorUnits, toMinorUnits } from '../../internal/text/money.js';
import { numberInput, parseNumber } from '../../internal/text/parseNumber.js';
import { NumberField } from '../../base/NumberField/index.js';
import { Textarea } from '../../base/Textarea/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './PayoutRequestForm.css';
import { payoutRequestSchema } from './schema.js';
import type { PayoutRequestInput, PayoutRequestValues } from './schema.js';

export interface PayoutRequestFormProps
  extends FormSettings<PayoutRequestValues>, SharedProps<'locale' | 'currency', 'PayoutRequestForm'> {
  /** Available amount, in major units of `currency`. */
  balance: number;
  /** Amount of pending payouts, in major units; hidden if 0. @default 0 */
  underway?: number | undefined;
  /** Minimum amount of a payout, in major units. @default 10 */
  min?: number | undefined;
  /** Called by the cancel button, which is rendered only with this handler. */
  onCancel?: (() => void) | undefined;
}

/**
 * Form that requests a payout of a balance; the submit button names the amount. Renders a `<form method="post">`; a client
 * component.
 */
export function PayoutRequestForm({
  balance,
  underway = 0,
  min = 10,
  onSubmit,
  onErrorCountChange,
  onCancel,
  labels,
  className,
  ...props
}: PayoutRequestFormProps) {
  const [settings, rest] = useSettings(props);
  const given = mergeLabels(en.PayoutRequestForm, settings.labels.PayoutRequestForm, labels);
  const unit = settings.currency;
  const money = (amount: number) => formatMoney(settings.locale, unit, toMinorUnits(amount, unit));
  const range = { min: formatShortMoney(settings.locale, unit, toMinorUnits(min, unit)), max: money(balance) };
  const messages = { ...given, amountInvalid: format(given.amountInvalid, range) };
  const form = useForm<PayoutRequestInput, PayoutRequestValues>({
    schema: payoutRequestSchema({ min, max: balance }, messages, unit),
    onSubmit,
    onErrorCountChange,
  });
  const { ref, ...field } = form.register('amount', {
    setValueAs: (text) => parseNumber(text, settings.locale) ?? text,
  });
  const input = useRef<HTMLInputElement>(null);
  const value = useWatch({ name: 'amount', control: form.control, defaultValue: '' });
  const amount = Number(value);
  const isRight = value !== '' && amount >= min && amount <= balance;
  const submit = isRight ? format(messages.submitAmount, { amount: money(amount) }) : messages.submit;
  const tooLittle = balance < min;
  return (
    <Form
      {...rest}
      form={form}
      className={clsx('mr-PayoutRequestForm-root mr-kit', className)}
      labels={{ ...messages, submit }}
      disabled={tooLittle}
      onCancel={onCancel}
    >
      <div className="mr-PayoutRequestForm-balance">
        <p className="mr-PayoutRequestForm-line">
          <span>{messages.ready}</span>
          {underway > 0 ? <span>{format(messages.underway, { amount: money(underway) })}</span> : null}
        </p>
        <p className="mr-PayoutRequestForm-ready">{money(balance)}</p>
      </div>
      {tooLittle ? <p>{format(messages.tooLittle, range)}</p> : null}
      <NumberField
        {...field}
        ref={mergeRefs(input, ref)}
        label={messages.amount}
        prefix={currencySign(settings.locale, unit)}
        hint={tooLittle ? undefined : format(messages.range, range)}
        min={min}
        max={balance}
        step={1 / minorUnits(unit)}
        locale={settings.locale}
        disabled={tooLittle}
        required
        action={
          <Button
            variant="soft"
            size="sm"
            disabled={tooLittle || form.pending}
            onClick={() => input.current && setInputValue(input.current, numberInput(String(balance), settings.locale))}
          >
            {messages.all}
          </Button>
        }
      />
      <Textarea
        {...form.register('message')}
        label={messages.message}
        labelEnd={<span className="mr-PayoutRequestForm-optional">{messages.optional}</span>}
        rows={3}
      />
    </Form>
  );
}
