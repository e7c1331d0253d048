'use client';

import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
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
import { loginSchema } from './schema.js';
import type { LoginValues } from './schema.js';

export interface LoginFormProps
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>,
    FormSettings<LoginValues>,
    SharedProps<'renderLink', 'LoginForm'> {
  /** Address of the page that resets a password. Left out: no link. */
  resetHref?: string | undefined;
  /** Address of the registration. Left out: no link. */
  registerHref?: string | undefined;
  /** Strings of the password field. */
  passwordField?: Partial<Labels<'PasswordField'>> | undefined;
}

/**
 * Asks for mail address and password. A failure is shown above the fields, the address stays, the password is emptied unless
 * the failure is one with `keepSecrets`. Renders a `<form method="post">`; a client component.
 */
export function LoginForm({
  onSubmit,
  onErrorCountChange,
  resetHref,
  registerHref,
  renderLink,
  passwordField,
  labels,
  ...rest
}: LoginFormProps) {
  const settings = useSettings({ renderLink });
  const messages = mergeLabels(en.LoginForm, settings.labels.LoginForm, labels);
  const form = useKitForm({
    schema: loginSchema(messages),
    onSubmit,
    onErrorCountChange,
    words: messages,
    secrets: ['password'],
  });
  return (
    <FormFrame
      {...rest}
      form={form}
      rootClass="mr-LoginForm-root mr-kit"
      words={messages}
      footer={
        registerHref === undefined ? undefined : (
          <>
            {messages.newHere} {linkElement(settings.renderLink, { href: registerHref, children: messages.register })}
          </>
        )
      }
    >
      <TextField
        {...form.field('email')}
        label={messages.email}
        hint={messages.emailHint}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={messages.password}
        labelEnd={
          resetHref === undefined
            ? undefined
            : linkElement(settings.renderLink, { href: resetHref, children: messages.forgot })
        }
        autoComplete="current-password"
        labels={passwordField}
        required
      />
    </FormFrame>
  );
}
