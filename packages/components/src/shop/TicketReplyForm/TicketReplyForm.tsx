'use client';

import { useSettings } from '#settings';
import type { ComponentProps, ReactNode } from 'react';
import { SendIcon } from '../../icons/SendIcon.js';
import { FormFrame } from '../../base/form/FormFrame.js';
import { useKitForm } from '../../base/form/useKitForm.js';
import type { FormSettings } from '../../base/form/useKitForm.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { Textarea } from '../../base/Textarea/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './TicketReplyForm.css';
import { ticketReplySchema } from './schema.js';
import type { TicketReplyValues } from './schema.js';

export interface TicketReplyFormProps
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>,
    FormSettings<TicketReplyValues>,
    SharedProps<never, 'TicketReplyForm'> {
  /** Stands beside the button: "Stays on this device in the demo". */
  note?: ReactNode;
}

/**
 * Asks for a reply to a conversation. The text is emptied once `onSubmit` has accepted it, and stays when it fails. Renders
 * a `<form method="post">`; a client component.
 * @slot note stands beside the button
 */
export function TicketReplyForm({ onSubmit, onErrorCountChange, note, labels, ...rest }: TicketReplyFormProps) {
  const settings = useSettings();
  const messages = mergeLabels(en.TicketReplyForm, settings.labels.TicketReplyForm, labels);
  const form = useKitForm({
    schema: ticketReplySchema(messages),
    onSubmit,
    onErrorCountChange,
    words: messages,
    emptied: true,
  });
  return (
    <FormFrame
      {...rest}
      form={form}
      rootClass="mr-TicketReplyForm-root mr-kit"
      words={messages}
      submitIcon={<SendIcon />}
      note={note}
    >
      <Textarea {...form.field('reply')} label={messages.reply} rows={3} autoComplete="off" required />
    </FormFrame>
  );
}
