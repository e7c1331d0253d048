import { Button } from '@marketrow/components/Button';
import { CheckoutSteps } from '@marketrow/components/CheckoutSteps';
import { OrderTimeline } from '@marketrow/components/OrderTimeline';
import { useEffect, useState } from 'react';
import { hasSession } from '../hasSession';
import { orderNumber } from '../account/orderNumber';
import { readRecord } from '../checkout/dependencies';
import { addressIn } from '../i18n/addressIn';
import { fill } from '../i18n/fill';
import { money } from '../i18n/format';
import { href, paths, type Locale } from '../routes';
import type { CheckoutKit, CheckoutMessages } from './checkoutMessages';

export interface CheckoutPlacedProps {
  locale: Locale;
  id: string;
  messages: CheckoutMessages['checkout'];
  kit: CheckoutKit;
}

/** The fields of an order that are shown. */
interface Order {
  items: { product_name: string; product_price: number; product_quantity: number; variant?: string }[];
  totalPrice: number;
  shippingAddress: string;
  status: 'Pending' | 'Processing' | 'Delivered' | 'Cancelled';
  createdAt: string;
  deliveredAt: string | null;
}

/** The confirmation of an order: its number, its steps, what was ordered, and where it goes. */
export function CheckoutPlaced({ locale, id, messages, kit }: CheckoutPlacedProps) {
  const [order, setOrder] = useState<Order>();
  useEffect(() => {
    void readRecord(paths.order(id)).then((record) => {
      setOrder(record as Order | undefined);
    });
  }, [id]);
  const { currency } = kit.OrderSummary;
  const cost = (dollars: number) => money(locale, currency, Math.round(dollars * 100));
  return (
    <div className="site-checkout-placed">
      <h1 tabIndex={-1}>{messages.thanks}</h1>
      <p>{fill(messages.number, { number: orderNumber({ id }) })}</p>
      <CheckoutSteps {...kit.CheckoutSteps} current={3} />
      {order ? (
        <>
          <OrderTimeline
            {...kit.OrderTimeline}
            status={order.status}
            createdAt={order.createdAt}
            deliveredAt={order.deliveredAt}
          />
          <ul className="site-checkout-lines" aria-label={messages.lines}>
            {order.items.map((item, place) => (
              <li key={place}>
                <span className="site-checkout-name">
                  {item.variant === undefined ? item.product_name : `${item.product_name} (${item.variant})`}
                </span>
                <span>{`× ${item.product_quantity}`}</span>
                <span>{cost(item.product_price * item.product_quantity)}</span>
              </li>
            ))}
          </ul>
          <p>
            <b>{fill(messages.total, { total: cost(order.totalPrice) })}</b>
          </p>
          <p>{fill(messages.goesTo, { address: addressIn(locale, order.shippingAddress) })}</p>
        </>
      ) : null}
      <p className="site-empty-actions site-start">
        {hasSession() ? <Button href={href(locale, paths.orders)}>{messages.allOrders}</Button> : null}
        <Button variant="quiet" href={href(locale, paths.home)}>
          {messages.home}
        </Button>
      </p>
    </div>
  );
}
