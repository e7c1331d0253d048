import { Dialog } from '@marketrow/components/Dialog';
import { KitProvider } from '@marketrow/components/KitProvider';
import { useState } from 'react';
import { localeFacts } from '../routes';
import { OrderTicketForm } from './OrderTicketForm';
import { sendTicket } from './sendTicket';
import type { AccountContext } from './model/types';

export interface NewTicketDialogProps {
  context: AccountContext;
  /** Removes the dialog. */
  onClose: () => void;
}

/** The dialog of a new ticket that is about no order. */
export function NewTicketDialog({ context, onClose }: NewTicketDialogProps) {
  const { locale, currency, labels } = context;
  const t = context.messages.account.order;
  const [isOpen, setOpen] = useState(true);
  // The dialog closes and returns the focus before it is removed.
  const close = () => {
    setOpen(false);
    setTimeout(onClose);
  };
  return (
    <KitProvider locale={localeFacts[locale].tag} currency={currency} labels={labels}>
      <Dialog open={isOpen} onOpenChange={close} title={context.messages.account.tickets.add} description={t.askHint}>
        <OrderTicketForm context={context} onSubmit={(question) => sendTicket(locale, question)} onCancel={close} />
      </Dialog>
    </KitProvider>
  );
}
