import { linesOfPart, marketplaceDelivery, partsOf } from '@marketrow/contract/parts';
import type { AccountContext } from '../account/model/types';
import { orderNumber } from '../account/orderNumber';
import { orderSums } from '../account/sums';
import type { Order } from '../data/types';
import { addressIn } from '../i18n/addressIn';
import { date, money, number } from '../i18n/format';
import { PaperAddress, PaperFacts, PaperHead, sellerLine } from './PaperParts';
import type { Seller } from './readSellers';

export interface InvoiceProps {
  context: AccountContext;
  order: Order;
  sellers: ReadonlyMap<string, Seller>;
}

/** Invoice of an order: the lines by seller, and what they come to. */
export function Invoice({ context, order, sellers }: InvoiceProps) {
  const { locale, currency, messages } = context;
  const t = messages.account.order;
  const { invoice } = t;
  const cost = (cents: number) => money(locale, currency, cents === 0 ? 0 : cents);
  const sums = orderSums(order);
  const { name, email } = order.users;
  const parts = partsOf(order);
  return (
    <article lang={locale}>
      <PaperHead from={messages.siteName} title={invoice.title} />
      <div className="site-paper-facts">
        <PaperAddress name={`${name.firstName} ${name.lastName}`} text={addressIn(locale, order.shippingAddress)}>
          <span>{email}</span>
        </PaperAddress>
        <PaperFacts
          items={[
            [invoice.number, orderNumber(order).slice(1)],
            [invoice.date, date(locale, order.createdAt)],
            ...(order.payment === undefined
              ? []
              : ([[t.payment, order.payment === 'demo' ? t.demoPayment : order.payment]] as const)),
          ]}
        />
      </div>
      {parts.map((part) => {
        const items = linesOfPart(order, part.shop).map(({ item }) => item);
        const shop = part.shop === marketplaceDelivery ? messages.siteName : part.shopName;
        return (
          <section key={part.shop}>
            <h2>{part.status === 'Cancelled' ? `${shop} (${invoice.canceled})` : shop}</h2>
            <p>{sellerLine(sellers.get(part.shop))}</p>
            <table>
              <thead>
                <tr>
                  <th scope="col">{invoice.item}</th>
                  <th scope="col">{invoice.quantity}</th>
                  <th scope="col">{invoice.each}</th>
                  <th scope="col">{invoice.amount}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((item, index) => {
                  const { subtotal } = orderSums({ items: [item], tax: 0, discount: 0 });
                  return (
                    <tr key={index}>
                      <td>{[item.product_name, item.variant].filter(Boolean).join(', ')}</td>
                      <td>{number(locale, item.product_quantity)}</td>
                      <td>{cost(subtotal / item.product_quantity)}</td>
                      <td>{cost(subtotal)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        );
      })}
      <div className="site-paper-sums">
        <PaperFacts
          items={[
            [t.subtotal, cost(sums.subtotal)],
            [t.discount, cost(-sums.discount)],
            [t.tax, cost(sums.tax)],
            [t.total, cost(sums.total)],
          ]}
        />
      </div>
    </article>
  );
}
