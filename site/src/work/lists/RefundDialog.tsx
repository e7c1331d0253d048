import { Button } from '@marketrow/components/Button';
import { DescriptionList } from '@marketrow/components/DescriptionList';
import { Dialog } from '@marketrow/components/Dialog';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import { toCents } from '@marketrow/cart-client/money';
import { flushSync } from 'react-dom';
import { orderNumber } from '../../account/orderNumber';
import { fill } from '../../i18n/fill';
import { money } from '../../i18n/format';
import { Thing } from '../base/cells';
import type { RowDialogProps } from '../base/model';
import { type RefundRow, refundDecisions, refundName } from './refundRows';
import { setStatus, statusWord } from './parts';

/** Decides about a refund request: amount and reason are read before money is returned, which cannot be undone. */
export function RefundDialog({ context, row, tools, onClose }: RowDialogProps<RefundRow>) {
  const { locale, currency, messages } = context;
  const t = messages.refund;
  const decisions = refundDecisions(row);
  const amount = money(locale, currency, toCents(row.amount));
  const decide = (status: RefundRow['status']) => {
    // The focus goes back to the row before its button is gone.
    flushSync(onClose);
    setStatus(context, tools, row, status, refundName(row), { isFinal: status === 'Accepted' });
  };
  const facts = [
    [messages.columns.amount, <strong key="amount">{amount}</strong>],
    [
      messages.columns.status,
      <StatusBadge key="status" status={row.status} labels={{ pending: statusWord(context, 'Pending') }} />,
    ],
    [t.reason, row.reason === undefined ? t.noReason : t.reasons[row.reason]],
    [messages.columns.message, row.message],
    [messages.columns.customer, row.customer],
    [messages.columns.shop, row.shopName],
    [messages.columns.order, orderNumber({ id: row.orderNo })],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      description={decisions.length === 0 ? t.accepted : fill(t.text, { amount })}
      actions={decisions.map(({ status, word }) => (
        <Button key={status} variant={word === 'accept' ? 'primary' : 'quiet'} onClick={() => decide(status)}>
          {word === 'accept' ? fill(t.accept, { amount }) : messages.words[word]}
        </Button>
      ))}
    >
      <div className="work-dialog">
        <Thing title={row.name} image={row.image} />
        <DescriptionList
          items={facts.flatMap(([term, description]) => (description === undefined ? [] : [{ term, description }]))}
        />
      </div>
    </Dialog>
  );
}
