'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { Checkbox } from '../../base/Checkbox/index.js';
import { Form, useForm } from '../../base/Form/index.js';
import type { FormSettings } from '../../base/Form/index.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { PasswordField } from '../../base/PasswordField/index.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { registerSchema } from './schema.js';
import type { RegisterValues } from './schema.js';

export interface RegisterFormProps extends FormSettings<RegisterValues>, SharedProps<'renderLink', 'RegisterForm'> {
  /** Optional. URL of the terms; their name is then a link. */
  termsHref?: string | undefined;
  /** Optional. URL of the login; renders a link below the form. */
  loginHref?: string | undefined;
}

/**
 * Registration form with name, email address, password, its repetition and the agreement to the terms. Shows a failure above
 * the fields and clears only the passwords. Renders a `<form method="post">`; a client component.
 */
export function RegisterForm({
  onSubmit,
  onErrorCountChange,
  termsHref,
  loginHref,
  labels,
  className,
  ...props
}: RegisterFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'RegisterForm'>>(en.RegisterForm, settings.labels.RegisterForm, labels);
  const form = useForm({
    schema: registerSchema(messages),
    onSubmit,
    onErrorCountChange,
    secrets: ['password', 'retype'],
  });
  return (
    <Form
      {...rest}
      form={form}
      className={clsx('mr-RegisterForm-root mr-kit', className)}
      labels={messages}
      footer={
        loginHref === undefined ? undefined : (
          <>
            <span>{messages.hereBefore}</span>{' '}
            {linkElement(settings.renderLink, { href: loginHref, children: messages.login })}
          </>
        )
      }
    >
      <TextField {...form.register('name')} label={messages.name} autoComplete="name" required />
      <TextField {...form.register('email')} label={messages.email} type="email" autoComplete="email" required />
      <PasswordField
        {...form.register('password', { deps: ['retype'] })}
        label={messages.password}
        autoComplete="new-password"
        labels={messages.passwordField}
        required
      />
      <PasswordField
        {...form.register('retype')}
        label={messages.retype}
        autoComplete="new-password"
        labels={{ showPassword: messages.showRetype, hidePassword: messages.hideRetype }}
        required
      />
      <Checkbox
        {...form.register('agreement')}
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
    </Form>
  );
}
