'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { Form, useForm } from '../../base/Form/index.js';
import type { FormSettings } from '../../base/Form/index.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { PasswordField } from '../../base/PasswordField/index.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { loginSchema } from './schema.js';
import type { LoginValues } from './schema.js';

export interface LoginFormProps extends FormSettings<LoginValues>, SharedProps<'renderLink', 'LoginForm'> {
  /** Optional. URL of the page that resets a password; renders a link beside the label. */
  resetHref?: string | undefined;
  /** Optional. URL of the registration; renders a link below the form. */
  registerHref?: string | undefined;
}

/**
 * Login form with email address and password. Shows a failure above the fields and clears the password, unless the failure
 * sets `keepSecrets`. Renders a `<form method="post">`; a client component.
 */
export function LoginForm({
  onSubmit,
  onErrorCountChange,
  resetHref,
  registerHref,
  labels,
  className,
  ...props
}: LoginFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'LoginForm'>>(en.LoginForm, settings.labels.LoginForm, labels);
  const form = useForm({
    schema: loginSchema(messages),
    onSubmit,
    onErrorCountChange,
    secrets: ['password'],
  });
  return (
    <Form
      {...rest}
      form={form}
      className={clsx('mr-LoginForm-root mr-kit', className)}
      labels={messages}
      footer={
        registerHref === undefined ? undefined : (
          <>
            {messages.newHere} {linkElement(settings.renderLink, { href: registerHref, children: messages.register })}
          </>
        )
      }
    >
      <TextField
        {...form.register('email')}
        label={messages.email}
        hint={messages.emailHint}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.register('password')}
        label={messages.password}
        labelEnd={
          resetHref === undefined
            ? undefined
            : linkElement(settings.renderLink, { href: resetHref, children: messages.forgot })
        }
        autoComplete="current-password"
        labels={messages.passwordField}
        required
      />
    </Form>
  );
}
