'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { Avatar } from '../../base/Avatar/index.js';
import { DateField } from '../../base/DateField/index.js';
import { Dropzone } from '../../base/Dropzone/index.js';
import { Form, FormRow, useForm } from '../../base/Form/index.js';
import type { FormSettings } from '../../base/Form/index.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ProfileForm.css';
import { profileSchema } from './schema.js';
import type { ProfileValues } from './schema.js';

/** What a profile's form hands over. */
export interface ProfileFormValues extends ProfileValues {
  /** The picture that was chosen. Left out: none was. */
  newAvatar?: File | undefined;
}

export interface ProfileFormProps extends FormSettings<ProfileFormValues>, SharedProps<'locale', 'ProfileForm'> {
  /** What the fields hold at first. Give another person another `key`. */
  defaultValues?: Partial<ProfileValues> | undefined;
  /** Address of the picture that there is; `null`: the form asks for a first one. Left out: it asks for none. */
  avatar?: string | null | undefined;
  /** Largest size of a new picture in bytes. @default 5_000_000 */
  maxAvatarBytes?: number | undefined;
  /** Called by the button that leaves the form. Left out: no button. */
  onCancel?: (() => void) | undefined;
}

/**
 * Asks for names, mail address, phone number, day of birth and, with `avatar`, for a picture of the face. A failure is shown above the fields, which keep what was
 * typed. Renders a `<form method="post">`; a client component.
 */
export function ProfileForm({
  onSubmit,
  onErrorCountChange,
  defaultValues = {},
  avatar,
  maxAvatarBytes = 5_000_000,
  locale,
  onCancel,
  labels,
  className,
  ...rest
}: ProfileFormProps) {
  const settings = useSettings({ locale });
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
