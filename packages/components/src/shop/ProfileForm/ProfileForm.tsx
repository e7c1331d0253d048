'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { Avatar } from '../../base/Avatar/index.js';
import { DateField } from '../../base/DateField/index.js';
import { Dropzone } from '../../base/Dropzone/index.js';
import { Form, FormRow, useForm } from '../../base/Form/index.js';
import type { DefaultValues, FormSettings } from '../../base/Form/index.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ProfileForm.css';
import { profileSchema } from './schema.js';
import type { ProfileValues } from './schema.js';

/** Values that a profile form submits. */
export interface ProfileFormValues extends ProfileValues {
  /** New picture; `undefined` if none was chosen. */
  newAvatar?: File | undefined;
}

export interface ProfileFormProps extends FormSettings<ProfileFormValues>, SharedProps<'locale', 'ProfileForm'> {
  /** Initial values. Another person needs another `key`. */
  defaultValues?: DefaultValues<ProfileValues> | undefined;
  /** URL of the current picture; `null` if there is none yet. Without it the form has no picture field. */
  avatar?: string | null | undefined;
  /** Maximum size of a picture in bytes. @default 5_000_000 */
  maxAvatarBytes?: number | undefined;
  /** Called by the cancel button, which is rendered only with this handler. */
  onCancel?: (() => void) | undefined;
}

/**
 * Form of a profile: first and last name, email address, phone number, date of birth and, with `avatar`, a picture. Shows a
 * failure above the fields, which keep their values. Renders a `<form method="post">`; a client component.
 */
export function ProfileForm({
  onSubmit,
  onErrorCountChange,
  defaultValues = {},
  avatar,
  maxAvatarBytes = 5_000_000,
  onCancel,
  labels,
  className,
  ...props
}: ProfileFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ProfileForm, settings.labels.ProfileForm, labels);
  const [added, setAdded] = useState<readonly File[]>([]);
  const form = useForm<ProfileValues>({
    schema: profileSchema(messages),
    onSubmit: (values) => onSubmit({ ...values, newAvatar: added[0] }),
    onErrorCountChange,
    defaultValues,
  });
  return (
    <Form
      {...rest}
      form={form}
      className={clsx('mr-ProfileForm-root mr-kit', className)}
      labels={messages}
      onCancel={onCancel}
    >
      {avatar === undefined ? null : (
        <div className="mr-ProfileForm-picture">
          <Avatar
            name={`${defaultValues.firstName ?? ''} ${defaultValues.lastName ?? ''}`}
            src={avatar ?? undefined}
            size="lg"
          />
          <Dropzone
            label={messages.picture}
            hint={format(messages.pictureHint, { size: numberFormat(settings.locale).format(maxAvatarBytes / 1e6) })}
            accept="image/jpeg,image/png,image/webp"
            maxBytes={maxAvatarBytes}
            locale={settings.locale}
            onValueChange={setAdded}
          />
        </div>
      )}
      <FormRow>
        <TextField {...form.register('firstName')} label={messages.firstName} autoComplete="given-name" required />
        <TextField {...form.register('lastName')} label={messages.lastName} autoComplete="family-name" required />
      </FormRow>
      <TextField {...form.register('email')} label={messages.email} type="email" autoComplete="email" required />
      <FormRow>
        <TextField {...form.register('phone')} label={messages.phone} type="tel" autoComplete="tel" />
        <DateField {...form.register('dateOfBirth')} label={messages.dateOfBirth} autoComplete="bday" />
      </FormRow>
    </Form>
  );
}
