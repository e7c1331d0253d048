import type { CartItem } from '@marketrow/cart-client';
import { Button } from '@marketrow/components/Button';
import { CartLineItem } from '@marketrow/components/CartLineItem';
import { fill } from '../i18n/fill';
import { money } from '../i18n/format';
import { href, paths, snapshotTemplate, type Locale } from '../routes';
import { useProductSnapshots } from '../useProductSnapshots';
import { cartGroups, choiceOf, type CartRow } from './cartGroups';
import type { CartKit, CartMessages } from './cartMessages';

export interface SavedLinesProps {
  locale: Locale;
  currency: string;
  items: readonly CartItem[];
  messages: CartMessages;
  kit: CartKit;
  /** Called with a line at today's price, to be put into the cart. */
  onMove: (line: CartItem, name: string) => void;
  onRemove: (row: CartRow) => void;
}

/** Lines that were put aside, each with its way back into the cart. */
export function SavedLines({ locale, currency, items, messages, kit, onMove, onRemove }: SavedLinesProps) {
  const t = messages.cart;
  const { snapshots } = useProductSnapshots(
    snapshotTemplate(locale),
    items.map(({ slug }) => slug),
  );
  const rows = cartGroups(items, snapshots, t.size).flatMap((group) => group.rows);
  return (
    <section className="site-saved" aria-labelledby="saved-lines">
      <h2 id="saved-lines" tabIndex={-1}>
        {t.savedTitle}
      </h2>
      <p>{t.savedText}</p>
      <ul role="list">
        {rows.map((row) => {
          const line = { ...row.line, price: row.newCents === undefined ? row.line.price : row.newCents / 100 };
          const changed =
            row.newCents === undefined || row.unavailable
              ? []
              : [{ title: fill(t.priceChanged, { price: money(locale, currency, row.newCents) }) }];
          return (
            <li key={row.line.id}>
              <CartLineItem
                {...kit.CartLineItem}
                line={{ ...line, name: row.title || messages.product.notSold, imgUrl: row.picture }}
                href={href(locale, paths.product(row.line.slug))}
                details={[...choiceOf(row), ...changed]}
                unavailable={row.unavailable}
                status={
                  <span className="site-saved-actions">
                    {row.unavailable ? null : (
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-label={fill(t.moveToCartName, { name: row.name })}
                        onClick={() => onMove(line, row.name)}
                      >
                        {t.moveToCart}
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={fill(t.removeSavedName, { name: row.name })}
                      onClick={() => onRemove(row)}
                    >
                      {t.removeSaved}
                    </Button>
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
