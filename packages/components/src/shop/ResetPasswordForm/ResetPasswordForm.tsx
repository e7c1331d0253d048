'use client';

import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
import { FormFrame } from '../../base/form/FormFrame.js';
import { useKitForm } from '../../base/form/useKitForm.js';
import type { FormSettings } from '../../base/form/useKitForm.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { resetPasswordSchema } from './schema.js';
import type { ResetPasswordValues } from './schema.js';

export interface ResetPasswordFormProps
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>,
    FormSettings<ResetPasswordValues>,
    SharedProps<'renderLink', 'ResetPasswordForm'> {
  /** Address of the registration. Left out: no link. */
  registerHref?: string | undefined;
}

/**
 * Asks for the mail address of an account whose password is to be reset. Renders a `<form method="post">`; a client
 * component.
 */
export function ResetPasswordForm({
  onSubmit,
  onErrorCountChange,
  registerHref,
  renderLink,
  labels,
  ...rest
}: ResetPasswordFormProps) {
  const settings = useSettings({ renderLink });
  const messages = mergeLabels(en.ResetPasswordForm, settings.labels.ResetPasswordForm, labels);
  const form = useKitForm({
    schema: resetPasswordSchema(messages),
    onSubmit,
    onErrorCountChange,
    words: messages,
  });
  return (
    <FormFrame
      {...rest}
      form={form}
      rootClass="mr-ResetPasswordForm-root mr-kit"
      words={messages}
      footer={
        registerHref === undefined ? undefined : (
          <>
            {messages.noAccount} {linkElement(settings.renderLink, { href: registerHref, children: messages.register })}
          </>
        )
      }
    >
      <TextField {...form.field('email')} label={messages.email} type="email" autoComplete="email" required />
    </FormFrame>
  );
}
