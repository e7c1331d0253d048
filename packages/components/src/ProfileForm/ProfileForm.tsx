'use client';

import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
import { FormFrame } from '../internal/form/FormFrame';
import { useKitForm } from '../internal/form/useKitForm';
import type { FormSettings } from '../internal/form/useKitForm';
import { mergeLabels } from '../internal/text/mergeLabels';
import { TextField } from '../TextField';
import styles from './ProfileForm.module.css';
import { profileFormLabels } from './labels';
import type { ProfileFormLabels } from './labels';
import { profileSchema } from './schema';
import type { ProfileValues } from './schema';

export interface ProfileFormProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, FormSettings<ProfileValues> {
  /** What the fields hold at first. Give another person another `key`. */
  defaultValues?: Partial<ProfileValues> | undefined;
  /** Called by the button that leaves the form. Left out: no button. */
  onCancel?: ((details: { reason: 'cancel' }) => void) | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<ProfileFormLabels> | undefined;
}

/**
 * Asks for names, mail address, phone number and day of birth. A failure is shown above the fields, which keep what was
 * typed. Renders a `<form method="post">`; a client component.
 */
export function ProfileForm({
  onSubmit,
  onErrorCountChange,
  defaultValues = {},
  onCancel,
  labels,
  ...rest
}: ProfileFormProps) {
  const settings = useSettings();
  const messages = mergeLabels(profileFormLabels, settings.labels.ProfileForm, labels);
  const form = useKitForm({
    schema: profileSchema(messages),
    onSubmit,
    onErrorCountChange,
    words: messages,
  });
  return (
    <FormFrame {...rest} form={form} rootClass={styles.root} words={messages} onCancel={onCancel}>
      <div className={styles.row}>
        <TextField
          {...form.field('firstName')}
          label={messages.firstName}
          defaultValue={defaultValues.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          {...form.field('lastName')}
          label={messages.lastName}
          defaultValue={defaultValues.lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <TextField
        {...form.field('email')}
        label={messages.email}
        defaultValue={defaultValues.email}
        type="email"
        autoComplete="email"
        required
      />
      <div className={styles.row}>
        <TextField
          {...form.field('phone')}
          label={messages.phone}
          defaultValue={defaultValues.phone}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          {...form.field('dateOfBirth')}
          label={messages.dateOfBirth}
          defaultValue={defaultValues.dateOfBirth}
          type="date"
          autoComplete="bday"
        />
      </div>
    </FormFrame>
  );
}
