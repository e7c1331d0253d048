import { Alert } from '@marketrow/components/Alert';
import { ConfirmDialog } from '@marketrow/components/ConfirmDialog';
import { Dialog } from '@marketrow/components/Dialog';
import { KitProvider } from '@marketrow/components/KitProvider';
import { announce } from '@marketrow/components/LiveRegion';
import { RefundRequestForm, type RefundRequestValues } from '@marketrow/components/RefundRequestForm';
import { useState } from 'react';
import { CallError } from '../callApi';
import type { Order } from '../data/types';
import { fill } from '../i18n/fill';
import { money } from '../i18n/format';
import { localeFacts } from '../routes';
import { notifyChanged } from './changed';
import { changeAccount } from './changes';
import { OrderTicketForm } from './OrderTicketForm';
import type { OrderAction } from './model/orderActions';
import { orderNumber } from './orderNumber';
import { sendTicket } from './sendTicket';
import { orderSums } from './sums';
import type { AccountContext } from './model/types';

export interface OrderDialogsProps {
  context: AccountContext;
  order: Pick<Order, 'id' | 'items'>;
  action: Exclude<OrderAction, { kind: 'ask-new' }>;
  /** Removes the dialog. */
  onClose: () => void;
}

/** The dialog of an action about an order: cancel it, ask about it, or return a line. */
export function OrderDialogs({ context, order, action, onClose }: OrderDialogsProps) {
  const { locale, currency, labels } = context;
  const t = context.messages.account.order;
  const number = orderNumber(order);
  const [isOpen, setOpen] = useState(true);
  const [failure, setFailure] = useState<string>();
  // The dialog closes and returns the focus before it is removed.
  const close = () => {
    setOpen(false);
    setTimeout(onClose);
  };
  /** Announces what was done; the page reads the order anew. The button that was pressed may be gone then: the heading is not. */
  const finish = (text: string) => {
    close();
    announce(text);
    setTimeout(() => {
      document.querySelector<HTMLElement>('.site-account-root h1')?.focus();
      notifyChanged();
    });
  };

  const cancel = async () => {
    setFailure(undefined);
    try {
      await changeAccount('PUT', `/api/users/orders/${encodeURIComponent(order.id)}`, { status: 'Cancelled' });
      finish(t.cancelled);
      return true;
    } catch (error) {
      const text = isConflict(error) ? t.cancelBegun : t.cancelFailed;
      setFailure(text);
      announce(text, { urgent: true });
      return false;
    }
  };
  const refund = async (line: number, { reason, message }: RefundRequestValues) => {
    try {
      await changeAccount('POST', '/api/users/refund-requests', {
        orderNo: order.id,
        line,
        reason,
        ...(message !== '' && { message }),
      });
    } catch (error) {
      if (!isConflict(error)) throw error;
      return { failure: { title: t.refundAsked, text: '' } };
    }
    finish(t.refundSent);
    return undefined;
  };

  const item = action.kind === 'refund' ? order.items[action.line] : undefined;
  const total = orderSums({ items: order.items, tax: 0, discount: 0 }).total;
  return (
    <KitProvider locale={localeFacts[locale].tag} currency={currency} labels={labels}>
      {action.kind === 'cancel' ? (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={close}
          onConfirm={cancel}
          title={fill(t.cancelAsk, { number })}
          description={fill(t.cancelText, { amount: money(locale, currency, total) })}
          confirmText={t.cancelYes}
        >
          {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
        </ConfirmDialog>
      ) : null}
      {action.kind === 'refund' && item ? (
        <Dialog open={isOpen} onOpenChange={close} title={t.return} description={t.returnText}>
          <RefundRequestForm
            title={[item.product_name, item.variant].filter(Boolean).join(', ')}
            quantity={item.product_quantity}
            amount={orderSums({ items: [item], tax: 0, discount: 0 }).total / 100}
            onSubmit={(values) => refund(action.line, values)}
            onCancel={close}
          />
        </Dialog>
      ) : null}
      {action.kind === 'ask' ? (
        <Dialog open={isOpen} onOpenChange={close} title={fill(t.askTitle, { number })} description={t.askHint}>
          <OrderTicketForm
            context={context}
            order={order}
            line={action.line}
            onSubmit={(question) => sendTicket(locale, question)}
            onCancel={close}
          />
        </Dialog>
      ) : null}
    </KitProvider>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409;
}
