'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { Form, FormRow, useForm } from '../../base/Form/index.js';
import type { FormSettings } from '../../base/Form/index.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { Select } from '../../base/Select/index.js';
import type { SelectItem } from '../../base/Select/index.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { addressSchema } from './schema.js';
import type { AddressValues } from './schema.js';

export interface AddressFormProps extends FormSettings<AddressValues>, SharedProps<never, 'AddressForm'> {
  /** Initial values, for example of an existing address. Another address needs another `key`. */
  defaultValues?: Partial<AddressValues> | undefined;
  /** Optional. Countries of a select; without it the country is a text field. */
  countries?: readonly SelectItem[] | undefined;
  /** Called by the cancel button, which is rendered only with this handler. */
  onCancel?: (() => void) | undefined;
}

/**
 * Form of an address and its title, such as "Home". Shows a failure above the fields, which keep their values. Renders a
 * `<form method="post">`; a client component.
 */
export function AddressForm({
  onSubmit,
  onErrorCountChange,
  defaultValues,
  countries,
  onCancel,
  labels,
  className,
  ...props
}: AddressFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.AddressForm, settings.labels.AddressForm, labels);
  const form = useForm({
    schema: addressSchema(messages),
    onSubmit,
    onErrorCountChange,
    defaultValues,
  });
  // A function, called where the field is rendered: invalid fields are focused in the order in which they are registered.
  const country = () => ({
    ...form.register('country'),
    label: messages.country,
    autoComplete: 'country-name',
    required: true,
  });
  return (
    <Form
      {...rest}
      form={form}
      className={clsx('mr-AddressForm-root mr-kit', className)}
      labels={messages}
      onCancel={onCancel}
    >
      <TextField
        {...form.register('title')}
        label={messages.title}
        hint={messages.titleHint}
        autoComplete="off"
        required
      />
      <TextField {...form.register('street')} label={messages.street} autoComplete="address-line1" required />
      <FormRow>
        <TextField {...form.register('city')} label={messages.city} autoComplete="address-level2" required />
        {countries === undefined ? (
          <TextField {...country()} />
        ) : (
          <Select {...country()} items={countries} placeholder={messages.country} />
        )}
      </FormRow>
      <TextField {...form.register('phone')} label={messages.phone} type="tel" autoComplete="tel" />
    </Form>
  );
}
