import { toCents } from '@marketrow/cart-client/money';
import type { Order } from '../../data/types';
import { money, number, plural } from '../../i18n/format';
import { href, paths } from '../../routes';
import { Thing } from '../base/cells';
import type { WorkContext } from '../base/model';

/** What was bought in an order. */
export function OrderLines({ context, order }: { context: WorkContext; order: Order }) {
  const { locale, currency, messages } = context;
  const t = messages.order;
  const pieces = order.items.reduce((sum, item) => sum + item.product_quantity, 0);
  const title = plural(locale, t.pieces, pieces);
  return (
    <section className="work-panel" aria-labelledby="order-lines">
      <h2 id="order-lines">{title}</h2>
      <table className="work-lines">
        <caption className="site-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.columns.product}</th>
            <th scope="col">{t.quantity}</th>
            <th scope="col">{t.each}</th>
            <th scope="col">{t.sum}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, index) => (
            <tr key={index}>
              <th scope="row">
                <Thing
                  title={item.product_name}
                  text={item.variant}
                  image={item.product_img}
                  href={item.product_slug && href(locale, paths.product(item.product_slug))}
                />
              </th>
              <td>{number(locale, item.product_quantity)}</td>
              <td>{money(locale, currency, toCents(item.product_price))}</td>
              <td>{money(locale, currency, toCents(item.product_price) * item.product_quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
