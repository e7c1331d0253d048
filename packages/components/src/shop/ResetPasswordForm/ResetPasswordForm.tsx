'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { Form, useForm } from '../../base/Form/index.js';
import type { FormSettings } from '../../base/Form/index.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { resetPasswordSchema } from './schema.js';
import type { ResetPasswordValues } from './schema.js';

export interface ResetPasswordFormProps
  extends FormSettings<ResetPasswordValues>, SharedProps<'renderLink', 'ResetPasswordForm'> {
  /** Optional. URL of the registration; renders a link below the form. */
  registerHref?: string | undefined;
}

/** Form that requests a password reset by email address. Renders a `<form method="post">`; a client component. */
export function ResetPasswordForm({
  onSubmit,
  onErrorCountChange,
  registerHref,
  labels,
  className,
  ...props
}: ResetPasswordFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ResetPasswordForm, settings.labels.ResetPasswordForm, labels);
  const form = useForm({
    schema: resetPasswordSchema(messages),
    onSubmit,
    onErrorCountChange,
  });
  return (
    <Form
      {...rest}
      form={form}
      className={clsx('mr-ResetPasswordForm-root mr-kit', className)}
      labels={messages}
      footer={
        registerHref === undefined ? undefined : (
          <>
            {messages.noAccount} {linkElement(settings.renderLink, { href: registerHref, children: messages.register })}
          </>
        )
      }
    >
      <TextField {...form.register('email')} label={messages.email} type="email" autoComplete="email" required />
    </Form>
  );
}
