'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { Form, useForm } from '../../base/Form/index.js';
import type { DefaultValues, FormSettings } from '../../base/Form/index.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import type { SelectItem } from '../../base/Select/index.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { addressFields, addressValues } from '../parts/addressFields.js';
import { countryItems, storedCountry } from '../parts/countries.js';
import { addressSchema } from './schema.js';
import type { AddressValues } from './schema.js';

export interface AddressFormProps extends FormSettings<AddressValues>, SharedProps<'locale', 'AddressForm'> {
  /**
   * Initial values, for example of an existing address; the country by its code or its name in English or in the language
   * of the page. Another address needs another `key`.
   */
  defaultValues?: DefaultValues<AddressValues> | undefined;
  /** Countries to choose from, by English name or ISO code as `value`. @default all countries, by English name */
  countries?: readonly SelectItem[] | undefined;
  /** Called by the cancel button, which is rendered only with this handler. */
  onCancel?: (() => void) | undefined;
}

/**
 * Form of an address and its title, such as "Home". The country comes first and decides about postcode and state. Shows a
 * failure above the fields, which keep their values. Renders a `<form method="post">`; a client component.
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
  const [country, setCountry] = useState(countryOf(defaultValues, countries, settings.locale));
  const form = useForm({
    schema: addressSchema(messages),
    onSubmit: ({ title, phone, ...address }) => onSubmit({ title, phone, ...addressValues(address) }),
    onErrorCountChange,
    defaultValues: { ...defaultValues, country },
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
      {addressFields({
        register: form.register,
        messages,
        countries: countries ?? (form.hydrated ? countryItems(settings.locale) : []),
        country,
        onCountryChange: setCountry,
      })}
      <TextField {...form.register('phone')} label={messages.phone} type="tel" autoComplete="tel" />
    </Form>
  );
}

function countryOf({ country = '' }: DefaultValues<AddressValues> = {}, countries: unknown, locale: string): string {
  return countries === undefined ? storedCountry(country, locale) : country;
}
