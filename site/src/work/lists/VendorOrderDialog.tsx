import { marketplaceDelivery, partSteps } from '@marketrow/contract/parts';
import { Button } from '@marketrow/components/Button';
import { ConfirmDialog } from '@marketrow/components/ConfirmDialog';
import { DescriptionList } from '@marketrow/components/DescriptionList';
import { Dialog } from '@marketrow/components/Dialog';
import { ReceiptIcon } from '@marketrow/components/icons/ReceiptIcon';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import { toCents } from '@marketrow/cart-client/money';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { orderNumber } from '../../account/orderNumber';
import { Moment } from '../../components/Moment';
import type { Data } from '../../data/work';
import { addressIn } from '../../i18n/addressIn';
import { fill } from '../../i18n/fill';
import { money } from '../../i18n/format';
import { Thing } from '../base/cells';
import type { ListTools, RowDialogProps, WorkContext } from '../base/model';
import { forOrders, setStatus, statusWord } from './parts';

/** A seller's part of an order in the list. */
export type VendorOrderRow = Data<'/api/vendor/orders'>[number];

type Status = VendorOrderRow['status'];

/** The step that follows a status; `undefined` at the end. */
export function nextStep(status: Status): 'Processing' | 'Delivered' | undefined {
  const [next] = partSteps[status];
  return next === 'Processing' || next === 'Delivered' ? next : undefined;
}

/** Takes a step with a part. It has no Undo: the shopper sees the step, and money follows from the last. */
export function takeStep(
  context: WorkContext,
  tools: ListTools<VendorOrderRow>,
  row: VendorOrderRow,
  status: Status,
): void {
  const deliveredAt = status === 'Delivered' ? new Date().toISOString() : null;
  setStatus(forOrders(context), tools, row, status, orderNumber(row), { also: { deliveredAt }, isFinal: true });
}

async function printSlip(context: WorkContext, row: VendorOrderRow): Promise<void> {
  const { printSlips } = await import('../../print/printSlips');
  const [first] = row.items;
  const shop = first?.shop_id ?? marketplaceDelivery;
  await printSlips(context, (sellers) => [{ ...row, shop, shopName: sellers.get(shop)?.name ?? '' }]);
}

/** A seller's part of an order: its lines, where they go, and the steps that may follow. */
export function VendorOrderDialog({ context, row, tools, onClose }: RowDialogProps<VendorOrderRow>) {
  const { locale, currency, messages } = context;
  const t = messages.vendorOrder;
  const [isCancelling, setCancelling] = useState(false);
  const number = orderNumber(row);
  const next = nextStep(row.status);
  const amount = money(locale, currency, toCents(row.amount));
  const step = (status: Status) => {
    // The focus goes back to the row before its button changes.
    flushSync(onClose);
    takeStep(context, tools, row, status);
  };
  const pending = { pending: statusWord(forOrders(context), 'Pending') };
  return (
    <>
      <Dialog
        open={!isCancelling}
        onOpenChange={onClose}
        title={fill(messages.order.title, { number })}
        description={next === 'Delivered' ? t.deliverText : undefined}
        actions={
          next === undefined ? undefined : (
            <>
              <Button variant="quiet" onClick={() => setCancelling(true)}>
                {t.cancel}
              </Button>
              <Button onClick={() => step(next)}>{next === 'Delivered' ? t.deliver : t.steps[next]}</Button>
            </>
          )
        }
      >
        <div className="work-dialog">
          <ul>
            {row.items.map((item, index) => (
              <li key={index}>
                <Thing title={item.product_name} text={item.variant} image={item.product_img} />
                <span>
                  {`${String(item.product_quantity)} × ${money(locale, currency, toCents(item.product_price))}`}
                </span>
              </li>
            ))}
          </ul>
          <DescriptionList
            items={[
              { term: messages.columns.amount, description: <strong>{amount}</strong> },
              { term: messages.columns.status, description: <StatusBadge status={row.status} labels={pending} /> },
              {
                term: messages.columns.date,
                description: <Moment locale={locale} iso={row.createdAt} message={messages.order.placed} />,
              },
              { term: messages.columns.customer, description: row.customer },
              { term: t.method, description: row.method === 'pickup' ? t.pickup : t.home },
              { term: messages.columns.address, description: addressIn(locale, row.shippingAddress) },
              ...(row.gift ? [{ term: t.gift, description: row.gift.message ?? t.giftNoCard }] : []),
              ...(row.note === undefined ? [] : [{ term: t.note, description: row.note }]),
            ]}
          />
          <p>
            <Button variant="quiet" size="sm" startIcon={<ReceiptIcon />} onClick={() => void printSlip(context, row)}>
              {messages.slip.print}
            </Button>
          </p>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isCancelling}
        onOpenChange={() => setCancelling(false)}
        onConfirm={() => step('Cancelled')}
        title={fill(t.cancelAsk, { number })}
        description={fill(t.cancelText, { amount })}
        confirmText={t.cancelYes}
      />
    </>
  );
}
