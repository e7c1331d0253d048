import type { CartItem } from '@marketrow/cart-client';
import { CartLineItem } from '@marketrow/components/CartLineItem';
import { fill } from '../i18n/fill';
import { money, plural } from '../i18n/format';
import { hold } from '../markup';
import { href, paths, type Locale } from '../routes';
import type { CartGroup, CartRow } from './cartGroups';
import type { CartKit, CartMessages } from './cartMessages';

export interface CartLinesProps {
  locale: Locale;
  currency: string;
  groups: readonly CartGroup[];
  messages: CartMessages['cart'];
  kit: CartKit;
  /** Called with the new quantity of a line; below 1 takes it out. */
  onQuantityChange: (line: CartItem, quantity: number) => void;
  /** Called when a line is taken out by its own button. */
  onRemove: (line: CartItem) => void;
}

/** The lines of the cart, each shop's under its name. */
export function CartLines({ locale, currency, groups, messages, kit, onQuantityChange, onRemove }: CartLinesProps) {
  return groups.map(({ shop, rows, cents }) => {
    const name = shop?.name ?? messages.otherShop;
    const key = shop?.path ?? 'other';
    return (
      <section key={key} className="site-cart-group" aria-label={name}>
        <header className="site-cart-shop">
          <img src={shop?.picture ?? '/favicon.svg'} alt="" width={32} height={32} />
          <div>
            <h2>{shop ? <a href={href(locale, shop.path)}>{name}</a> : name}</h2>
            <p>{messages.delivery}</p>
          </div>
          <p>
            {messages.subtotal} <b>{money(locale, currency, cents)}</b>
          </p>
        </header>
        <ul role="list" aria-label={name}>
          {rows.map((row) => (
            <li key={row.line.id} {...hold('cart-line', String(row.line.id))}>
              <CartLineItem
                {...kit.CartLineItem}
                line={{ ...row.line, name: row.title, imgUrl: row.picture }}
                href={href(locale, paths.product(row.line.slug))}
                originalPrice={row.originalPrice}
                details={detailsOf(row, locale, currency, messages)}
                max={row.stock}
                onQuantityChange={(quantity) => onQuantityChange(row.line, quantity)}
                onRemove={() => onRemove(row.line)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function detailsOf(
  { colour, size, newCents, stock, line }: CartRow,
  locale: Locale,
  currency: string,
  messages: CartMessages['cart'],
) {
  const details: { text: string; swatch?: string }[] = [];
  if (colour) details.push({ text: colour.label, swatch: colour.value });
  if (size !== undefined) details.push({ text: size });
  if (newCents !== undefined)
    details.push({ text: fill(messages.priceChanged, { price: money(locale, currency, newCents) }) });
  if (stock !== undefined && stock < line.qty) details.push({ text: plural(locale, messages.onlyLeft, stock) });
  return details;
}
