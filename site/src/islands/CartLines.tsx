import { CartLineItem } from '@marketrow/components/CartLineItem';
import { fill } from '../i18n/fill';
import { money, plural } from '../i18n/format';
import { hold } from '../markup';
import { href, paths, type Locale } from '../routes';
import { choiceOf, deliveryLines, groupName, type CartGroup, type CartRow } from './cartGroups';
import type { CartKit, CartMessages } from './cartMessages';

export interface CartLinesProps {
  locale: Locale;
  currency: string;
  groups: readonly CartGroup[];
  messages: CartMessages;
  kit: CartKit;
  /** Called with the new quantity of a line; below 1 takes it out. */
  onQuantityChange: (row: CartRow, quantity: number) => void;
  /** Called when a line is taken out by its own button. */
  onRemove: (row: CartRow) => void;
  /** Called when a line is put aside. */
  onSave: (row: CartRow) => void;
}

/** The lines of the cart, each shop's under its name. */
export function CartLines({
  locale,
  currency,
  groups,
  messages,
  kit,
  onQuantityChange,
  onRemove,
  onSave,
}: CartLinesProps) {
  const t = messages.cart;
  return groups.map((group) => {
    const { key, shop, rows, cents } = group;
    const name = groupName(group, t);
    return (
      <section key={key} className="site-cart-group" aria-label={name}>
        <header className="site-cart-shop">
          {shop === undefined ? null : <img src={shop?.picture ?? '/favicon.svg'} alt="" width={32} height={32} />}
          <div>
            <h2>{shop ? <a href={href(locale, shop.path)}>{name}</a> : name}</h2>
            {shop === undefined || shop?.closed
              ? null
              : deliveryLines(rows, t.delivery).map((text) => <p key={text}>{text}</p>)}
          </div>
          {rows.every(({ unavailable }) => unavailable) ? null : (
            <p>
              <span>{t.subtotal}</span> <b>{money(locale, currency, cents)}</b>
            </p>
          )}
        </header>
        <ul role="list" aria-label={name}>
          {rows.map((row) => (
            <li key={row.line.id} {...hold('cart-line', String(row.line.id))}>
              <CartLineItem
                {...kit.CartLineItem}
                line={{
                  ...row.line,
                  name: row.title || messages.product.notSold,
                  fullName: row.name,
                  imgUrl: row.picture,
                }}
                href={href(locale, paths.product(row.line.slug))}
                originalPrice={row.originalPrice}
                details={detailsOf(row, locale, currency, messages)}
                max={row.stock}
                unavailable={row.unavailable}
                closed={shop?.closed}
                onQuantityChange={(quantity) => onQuantityChange(row, quantity)}
                onRemove={() => onRemove(row)}
                status={
                  <button
                    type="button"
                    className="site-save-line"
                    aria-label={fill(t.saveForLaterName, { name: row.name })}
                    onClick={() => onSave(row)}
                  >
                    {t.saveForLater}
                  </button>
                }
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function detailsOf(row: CartRow, locale: Locale, currency: string, { cart: t }: CartMessages) {
  const { newCents, stock, line, unavailable } = row;
  const details: { title: string; swatch?: string }[] = choiceOf(row);
  if (unavailable) return details;
  if (newCents !== undefined)
    details.push({ title: fill(t.priceChanged, { price: money(locale, currency, newCents) }) });
  if (stock !== undefined && stock < line.qty) details.push({ title: plural(locale, t.onlyLeft, stock) });
  return details;
}
