'use client';

import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
import { Checkbox } from '../../base/Checkbox/index.js';
import { FormFrame } from '../../base/form/FormFrame.js';
import { useKitForm } from '../../base/form/useKitForm.js';
import type { FormSettings } from '../../base/form/useKitForm.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { PasswordField } from '../../base/PasswordField/index.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { registerSchema } from './schema.js';
import type { RegisterValues } from './schema.js';

export interface RegisterFormProps
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>,
    FormSettings<RegisterValues>,
    SharedProps<'renderLink', 'RegisterForm'> {
  /** Address of the terms. Left out: their name is no link. */
  termsHref?: string | undefined;
  /** Address of the login. Left out: no link. */
  loginHref?: string | undefined;
  /** Strings of the first password field; those of its repetition are in `labels`. */
  passwordField?: Partial<Labels<'PasswordField'>> | undefined;
}

/**
 * Asks for name, mail address, a password twice and the agreement to the terms. A failure is shown above the fields, which
 * keep what was typed but for the passwords. Renders a `<form method="post">`; a client component.
 */
export function RegisterForm({
  onSubmit,
  onErrorCountChange,
  termsHref,
  loginHref,
  renderLink,
  passwordField,
  labels,
  ...rest
}: RegisterFormProps) {
  const settings = useSettings({ renderLink });
  const messages = mergeLabels(en.RegisterForm, settings.labels.RegisterForm, labels);
  const form = useKitForm({
    schema: registerSchema(messages),
    onSubmit,
    onErrorCountChange,
    words: messages,
    secrets: ['password', 'retype'],
    dependents: { password: ['retype'] },
  });
  return (
    <FormFrame
      {...rest}
      form={form}
      rootClass="mr-RegisterForm-root mr-kit"
      words={messages}
      footer={
        loginHref === undefined ? undefined : (
          <>
            <span>{messages.hereBefore}</span>{' '}
            {linkElement(settings.renderLink, { href: loginHref, children: messages.login })}
          </>
        )
      }
    >
      <TextField {...form.field('name')} label={messages.name} autoComplete="name" required />
      <TextField {...form.field('email')} label={messages.email} type="email" autoComplete="email" required />
      <PasswordField
        {...form.field('password')}
        label={messages.password}
        autoComplete="new-password"
        labels={passwordField}
        required
      />
      <PasswordField
        {...form.field('retype')}
        label={messages.retype}
        autoComplete="new-password"
        labels={{ showPassword: messages.showRetype, hidePassword: messages.hideRetype }}
        required
      />
      <Checkbox
        {...form.field('agreement')}
        label={
          <>
            <span>{messages.agreement}</span>{' '}
            {termsHref === undefined
              ? messages.terms
              : linkElement(settings.renderLink, { href: termsHref, children: messages.terms })}
          </>
        }
        required
      />
    </FormFrame>
  );
}
