import { linesOfPart, marketplaceDelivery, partsOf } from '@marketrow/contract/parts';
import { orderNumber } from '../account/orderNumber';
import { orderSums } from '../account/sums';
import type { Data } from '../data/work';
import type { Order } from '../data/types';
import { addressIn } from '../i18n/addressIn';
import { date, money, number } from '../i18n/format';
import type { WorkContext } from '../work/base/model';
import { PaperAddress, PaperFacts, PaperHead, sellerLine } from './PaperParts';
import type { Seller } from './readSellers';

/** What a packing slip needs of a part of an order. */
export interface Slip extends Pick<
  Data<'/api/vendor/orders'>[number],
  'id' | 'createdAt' | 'customer' | 'shippingAddress' | 'method' | 'items' | 'note' | 'gift'
> {
  shop: string;
  shopName: string;
}

export interface PackingSlipProps {
  context: WorkContext;
  slip: Slip;
  seller: Seller | undefined;
}

/** Packing slip of a part of an order: the lines, and where they go. That of a gift has no prices: the receiver reads it. */
export function PackingSlip({ context, slip, seller }: PackingSlipProps) {
  const { locale, currency, messages } = context;
  const { slip: t, order: o, vendorOrder: v } = messages;
  const shop = slip.shop === marketplaceDelivery ? messages.slip.marketplace : slip.shopName;
  return (
    <article lang={locale}>
      <PaperHead from={shop} title={t.title} />
      <p>{sellerLine(seller)}</p>
      <div className="site-paper-facts">
        <PaperAddress name={slip.customer} text={addressIn(locale, slip.shippingAddress)} />
        <PaperFacts
          items={[
            [messages.columns.order, orderNumber(slip).slice(1)],
            [messages.columns.date, date(locale, slip.createdAt)],
            [v.method, slip.method === 'pickup' ? v.pickup : v.home],
          ]}
        />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.columns.product}</th>
            <th scope="col">{o.quantity}</th>
            {slip.gift ? null : (
              <>
                <th scope="col">{o.each}</th>
                <th scope="col">{o.sum}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {slip.items.map((item, index) => {
            const { subtotal } = orderSums({ items: [item], tax: 0, discount: 0 });
            return (
              <tr key={index}>
                <td>{[item.product_name, item.variant].filter(Boolean).join(', ')}</td>
                <td>{number(locale, item.product_quantity)}</td>
                {slip.gift ? null : (
                  <>
                    <td>{money(locale, currency, subtotal / item.product_quantity)}</td>
                    <td>{money(locale, currency, subtotal)}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {slip.gift ? (
        <p>
          <strong>{v.gift}:</strong> {slip.gift.message ?? v.giftNoCard}
        </p>
      ) : null}
      {slip.note === undefined ? null : (
        <p>
          <strong>{v.note}:</strong> {slip.note}
        </p>
      )}
    </article>
  );
}

/** Slips of the parts of an order that were not canceled. */
export function slipsOf(order: Order, sellers: ReadonlyMap<string, Seller>): Slip[] {
  const { id, createdAt, shippingAddress, note, users, delivery = [] } = order;
  return partsOf(order).flatMap((part) => {
    if (part.status === 'Cancelled') return [];
    const slug = part.shop === marketplaceDelivery ? marketplaceDelivery : sellers.get(part.shop)?.slug;
    return [
      {
        id,
        createdAt,
        shippingAddress,
        ...(note !== undefined && { note }),
        customer: `${users.name.firstName} ${users.name.lastName}`,
        method: delivery.find(({ shop }) => shop === slug)?.method ?? 'home',
        items: linesOfPart(order, part.shop).map(({ item }) => item),
        shop: part.shop,
        shopName: part.shopName,
        ...(part.gift && { gift: part.gift }),
      },
    ];
  });
}
