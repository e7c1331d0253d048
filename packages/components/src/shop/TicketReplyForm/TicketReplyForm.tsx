'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { SendIcon } from '../../icons/SendIcon.js';
import { Form, useForm } from '../../base/Form/index.js';
import type { FormSettings } from '../../base/Form/index.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { Textarea } from '../../base/Textarea/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './TicketReplyForm.css';
import { ticketReplySchema } from './schema.js';
import type { TicketReplyValues } from './schema.js';

export interface TicketReplyFormProps extends FormSettings<TicketReplyValues>, SharedProps<never, 'TicketReplyForm'> {
  /** Text beside the submit button: "Stays on this device in the demo". */
  note?: ReactNode;
}

/**
 * Reply to a conversation. Clears the text after a successful `onSubmit`, and keeps it after a failure. Renders a
 * `<form method="post">`; a client component.
 * @slot note beside the submit button
 */
export function TicketReplyForm({
  onSubmit,
  onErrorCountChange,
  note,
  labels,
  className,
  ...props
}: TicketReplyFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.TicketReplyForm, settings.labels.TicketReplyForm, labels);
  const form = useForm({
    schema: ticketReplySchema(messages),
    onSubmit,
    onErrorCountChange,
    resetOnSuccess: true,
  });
  return (
    <Form
      {...rest}
      form={form}
      className={clsx('mr-TicketReplyForm-root mr-kit', className)}
      labels={messages}
      showRequired={false}
      submitIcon={<SendIcon />}
      note={note}
    >
      <Textarea {...form.register('reply')} label={messages.reply} rows={3} autoComplete="off" required />
    </Form>
  );
}
