import { useCart } from '@marketrow/cart-client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CartItem } from '@marketrow/cart-client';
import { Button } from '@marketrow/components/Button';
import { Dialog } from '@marketrow/components/Dialog';
import { Toast } from '@marketrow/components/Toast';
import { fill, plural } from '../i18n/format';
import { snapshotTemplate, type Locale } from '../routes';
import { announce } from '../scripts/lib/announce';
import { cart, wishlist } from '../store';
import { Icon } from '../components/Icon';
import { CartEmpty } from './CartEmpty';
import { cartGroups } from './cartGroups';
import type { CartKit, CartMessages } from './cartMessages';
import { CartLines } from './CartLines';
import { CartReading } from './CartReading';
import { CartSummary } from './CartSummary';
import { useProductSnapshots } from './useProductSnapshots';

export interface CartPageProps {
  locale: Locale;
  currency: string;
  messages: CartMessages;
  kit: CartKit;
}

/** The cart: its lines by shop, what they cost, and the ways to change them. */
export function CartPage({ locale, currency, messages, kit }: CartPageProps) {
  const { items, status, count } = useCart(cart);
  const wishes = useSyncExternalStore(wishlist.subscribe, wishlist.getState, wishlist.getServerState).length;
  const snapshots = useProductSnapshots(snapshotTemplate(locale), slugsOf(items));
  const [removed, setRemoved] = useState<CartItem>();
  const [asking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const goTo = useRef<string>(null);
  const t = messages.cart;

  useEffect(() => void cart.start(), []);

  // Whoever took a line out goes on at the next one, or at the heading; whoever took it back, at the line itself.
  useEffect(() => {
    if (goTo.current === null) return;
    const next = root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(goTo.current)}"] a`);
    (next ?? root.current?.querySelector('h1'))?.focus();
    goTo.current = null;
  }, [items]);

  const handleRemove = (line: CartItem) => {
    // The next one to the eye: lines stand by shop, not in the order they came in.
    const lines = groups.flatMap(({ rows }) => rows.map((row) => row.line.id));
    goTo.current = String(lines[lines.indexOf(line.id) + 1] ?? '');
    cart.remove(line.id);
    setRemoved(line);
    announce(fill(t.removed, { name: line.name }));
  };
  const handleUndo = () => {
    if (!removed) return;
    goTo.current = String(removed.id);
    cart.setItem(removed);
    setRemoved(undefined);
  };
  const handleClose = () => {
    setRemoved(undefined);
    root.current?.querySelector('h1')?.focus();
  };
  const handleClear = () => {
    goTo.current = '';
    cart.clear();
    setAsking(false);
    setRemoved(undefined);
    announce(t.cleared);
  };

  const isReading =
    (status !== 'ready' && count === 0) || items.some(({ slug }) => !snapshots.has(slug) && snapshots.size === 0);
  const groups = cartGroups(items, snapshots);
  const shops = new Set(groups.flatMap(({ shop }) => shop?.path ?? [])).size;
  const counted = [
    plural(locale, messages.counts.pieces, count),
    ...(shops > 0 ? [plural(locale, messages.counts.fromShops, shops)] : []),
  ].join(' ');

  return (
    <div ref={root}>
      {isReading ? (
        <CartReading messages={t} />
      ) : items.length === 0 ? (
        <CartEmpty locale={locale} messages={t} wishes={wishes} />
      ) : (
        <div className="site-cart">
          <div>
            <div className="site-title">
              <div>
                <h1 tabIndex={-1}>{t.title}</h1>
                <p>{counted}</p>
              </div>
              <button type="button" className="site-clear" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                <Icon name="trash" /> {t.clear}
              </button>
            </div>
            <CartLines
              locale={locale}
              currency={currency}
              groups={groups}
              messages={t}
              kit={kit}
              onQuantityChange={(line, quantity) =>
                quantity < 1 ? handleRemove(line) : cart.setQty(line.id, quantity)
              }
              onRemove={handleRemove}
            />
          </div>
          <CartSummary locale={locale} groups={groups} messages={t} kit={kit} />
        </div>
      )}
      <Dialog
        alert
        open={asking}
        onOpenChange={setAsking}
        title={t.clearAsk}
        description={t.clearText}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t.clearNo}
            </Button>
            <Button onClick={handleClear}>{t.clearYes}</Button>
          </>
        }
      />
      {/* It stays until it is closed or used, since the change can be taken back nowhere else. */}
      {removed ? (
        <Toast
          className="site-toast"
          label={t.undo}
          actionText={t.undo}
          onAction={handleUndo}
          onClose={handleClose}
          labels={{ close: t.close }}
        >
          {fill(t.removed, { name: removed.name })}
        </Toast>
      ) : null}
    </div>
  );
}

function slugsOf(items: readonly CartItem[]): string[] {
  return items.map(({ slug }) => slug);
}
