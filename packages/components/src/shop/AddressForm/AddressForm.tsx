'use client';

import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
import { FormFrame } from '../../base/form/FormFrame.js';
import { useKitForm } from '../../base/form/useKitForm.js';
import type { FormSettings } from '../../base/form/useKitForm.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { Select } from '../../base/Select/index.js';
import type { SelectItem } from '../../base/Select/index.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './AddressForm.css';
import { addressSchema } from './schema.js';
import type { AddressValues } from './schema.js';

export interface AddressFormProps
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>,
    FormSettings<AddressValues>,
    SharedProps<never, 'AddressForm'> {
  /** What the fields hold at first, as of an address that is edited. Give another address another `key`. */
  defaultValues?: Partial<AddressValues> | undefined;
  /** Countries to choose from. Left out: the country is typed. */
  countries?: readonly SelectItem[] | undefined;
  /** Called by the button that leaves the form. Left out: no button. */
  onCancel?: (() => void) | undefined;
}

/**
 * Asks for an address with a name of its own. A failure is shown above the fields, which keep what was typed. Renders a
 * `<form method="post">`; a client component.
 */
export function AddressForm({
  onSubmit,
  onErrorCountChange,
  defaultValues = {},
  countries,
  onCancel,
  labels,
  ...rest
}: AddressFormProps) {
  const settings = useSettings();
  const messages = mergeLabels(en.AddressForm, settings.labels.AddressForm, labels);
  const form = useKitForm({
    schema: addressSchema(messages),
    onSubmit,
    onErrorCountChange,
    words: messages,
  });
  // Called in its place: the fields are focused in the order in which they are registered.
  const country = () => ({
    ...form.field('country'),
    label: messages.country,
    autoComplete: 'country-name',
    required: true,
  });
  return (
    <FormFrame {...rest} form={form} rootClass="mr-AddressForm-root mr-kit" words={messages} onCancel={onCancel}>
      <TextField
        {...form.field('title')}
        label={messages.title}
        hint={messages.titleHint}
        defaultValue={defaultValues.title}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field('street')}
        label={messages.street}
        defaultValue={defaultValues.street}
        autoComplete="address-line1"
        required
      />
      <div className="mr-AddressForm-row">
        <TextField
          {...form.field('city')}
          label={messages.city}
          defaultValue={defaultValues.city}
          autoComplete="address-level2"
          required
        />
        {countries === undefined ? (
          <TextField {...country()} defaultValue={defaultValues.country} />
        ) : (
          <Select
            {...country()}
            items={countries}
            placeholder={messages.country}
            defaultValue={defaultValues.country ?? ''}
          />
        )}
      </div>
      <TextField
        {...form.field('phone')}
        label={messages.phone}
        defaultValue={defaultValues.phone}
        type="tel"
        autoComplete="tel"
      />
    </FormFrame>
  );
}
