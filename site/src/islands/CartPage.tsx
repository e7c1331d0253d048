import { useCart } from '@marketrow/cart-client/react';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { CartItem } from '@marketrow/cart-client';
import { Button } from '@marketrow/components/Button';
import { fill } from '../i18n/fill';
import { money, plural } from '../i18n/format';
import { findAll, read } from '../markup';
import { href, paths, snapshotTemplate, type Locale } from '../routes';
import { isTaken } from '../cart/isTaken';
import { savedLines } from '../cart/savedLines';
import { announce } from '@marketrow/components/LiveRegion';
import { cart, wishlist } from '../store';
import { TrashIcon } from '@marketrow/components/icons/TrashIcon';
import { onOrderElsewhere } from '../checkout/otherTabs';
import { CartEmpty } from './CartEmpty';
import { cartGroups, orderable, piecesIn, shopCountOf, unavailableRows, type CartRow } from './cartGroups';
import type { CartOverlaysProps } from './CartOverlays';
import type { CartKit, CartMessages } from './cartMessages';
import { CartLines } from './CartLines';
import { CartReading } from './CartReading';
import { CartSummary } from './CartSummary';
import { RetryNote } from './RetryNote';
import { useRecommended } from './useRecommended';
import { useProductSnapshots } from '../useProductSnapshots';
import { useUnavailable } from './useUnavailable';

/** Not needed by a cart from which nothing was put aside. */
const SavedLines = lazy(async () => ({ default: (await import('./SavedLines')).SavedLines }));

export interface CartPageProps {
  locale: Locale;
  currency: string;
  messages: CartMessages;
  kit: CartKit;
}

/** The cart: its lines by shop, what they cost, and the ways to change them. */
export function CartPage({ locale, currency, messages, kit }: CartPageProps) {
  const { items, status } = useCart(cart);
  const wishlistCount = useSyncExternalStore(wishlist.subscribe, wishlist.getState, wishlist.getServerState).length;
  const { snapshots, failures, retry } = useProductSnapshots(snapshotTemplate(locale), slugsOf(items));
  const saved = useSyncExternalStore(savedLines.subscribe, savedLines.getState, savedLines.getServerState);
  const [taken, setTaken] = useState<Pick<CartRow, 'line' | 'name'> & { isSaved?: boolean }>();
  // A line that is back by another way has a quantity of its own: Undo would write the old one over it.
  const removed = items.some(({ id }) => id === taken?.line.id) ? undefined : taken;
  const [asking, setAsking] = useState(false);
  const [Overlays, setOverlays] = useState<ComponentType<CartOverlaysProps>>();
  const root = useRef<HTMLDivElement>(null);
  const focusLine = useRef<string>(null);
  const focused = useRef<Element>(undefined);
  const t = messages.cart;

  useEffect(() => {
    void cart.start();
    // What opens over the cart is not needed for its first results.
    void import('./CartOverlays').then((file) => setOverlays(() => file.CartOverlays)).catch(() => undefined);
    return onOrderElsewhere(() => void cart.reload());
  }, []);
  useRecommended(items, snapshots, t);

  // After a line was removed the focus goes to the next one, or to the heading; after Undo, to the line itself.
  useEffect(() => {
    if (focusLine.current === null || !root.current) return;
    const line = [...findAll(root.current, 'cart-line')].find((row) => read(row, 'cart-line') === focusLine.current);
    (line?.querySelector('a') ?? root.current.querySelector('h1'))?.focus();
    focusLine.current = null;
  }, [items]);

  // What another tab has taken out may have had the focus.
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = undefined;
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [items]);

  const takeOut = ({ line, name }: CartRow, isSaved: boolean) => {
    // The next line as shown: lines are grouped by shop, not in the order of the cart.
    const lines = groups.flatMap(({ rows }) => rows.map((row) => row.line.id));
    focusLine.current = String(lines[lines.indexOf(line.id) + 1] ?? '');
    cart.remove(line.id);
    setTaken({ line, name, isSaved });
    announce(fill(isSaved ? t.saved : t.removed, { name }));
  };
  const handleRemove = (row: CartRow) => takeOut(row, false);
  const handleSave = (row: CartRow) => {
    savedLines.add(row.line);
    takeOut(row, true);
  };
  const handleMove = (line: CartItem, name: string) => {
    if (!isTaken(() => cart.add(line, line.qty))) return;
    focusLine.current = String(line.id);
    savedLines.remove(line.id);
    announce(fill(t.restored, { name }));
  };
  const handleRemoveSaved = ({ line, name }: CartRow) => {
    savedLines.remove(line.id);
    announce(fill(t.removed, { name }));
    root.current?.querySelector('h1')?.focus();
  };
  const handleUndo = () => {
    if (!removed) return;
    const { line, name } = removed;
    focusLine.current = String(line.id);
    cart.setItem(line);
    if (removed.isSaved) savedLines.remove(line.id);
    setTaken(undefined);
    announce(fill(t.restored, { name }));
  };
  const handleClose = () => {
    setTaken(undefined);
    root.current?.querySelector('h1')?.focus();
  };
  const handleRemoveGone = (rows: readonly CartRow[]) => {
    focusLine.current = '';
    for (const { line } of rows) cart.remove(line.id);
    setTaken(undefined);
    announce(plural(locale, t.unavailableRemoved, piecesIn(rows)));
  };
  const handleClear = () => {
    focusLine.current = '';
    cart.clear();
    setAsking(false);
    setTaken(undefined);
    announce(t.cleared);
  };

  const handleAsk = () => {
    if (Overlays) setAsking(true);
    // The dialog did not come: the browser asks.
    else if (confirm(`${t.clearAsk} ${t.clearText}`)) handleClear();
  };

  const isReading =
    (status !== 'ready' && items.length === 0) || (items.length > 0 && snapshots.size === 0 && failures === 0);
  const groups = cartGroups(items, snapshots, t.size);
  const sold = orderable(groups);
  const gone = unavailableRows(groups);
  const cents = sold.reduce((sum, group) => sum + group.cents, 0);
  const count = piecesIn(sold.flatMap(({ rows }) => rows));
  const goneCount = piecesIn(gone);
  const shops = shopCountOf(sold);
  useUnavailable(gone, isReading);
  const counted = [
    plural(locale, messages.counts.pieces, count),
    ...(shops > 0 ? [plural(locale, messages.counts.fromShops, shops)] : []),
  ].join(' ');

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- it notes where the focus is, and does nothing else
    <div
      ref={root}
      onFocus={({ target }) => (focused.current = target)}
      onBlur={({ target }) => target.isConnected && (focused.current = undefined)}
    >
      {isReading ? (
        <CartReading messages={t} />
      ) : items.length === 0 ? (
        <CartEmpty locale={locale} messages={t} wishlistCount={wishlistCount} />
      ) : (
        <div className="site-cart">
          <div>
            <div className="site-title">
              <div>
                <h1 tabIndex={-1}>{t.title}</h1>
                <p>{counted}</p>
              </div>
              <button type="button" className="site-clear" aria-haspopup="dialog" onClick={handleAsk}>
                <TrashIcon /> {t.clear}
              </button>
            </div>
            {gone.length > 0 ? (
              <p className="site-cart-gone">
                <span>{plural(locale, t.unavailable, goneCount)}</span>
                <Button variant="quiet" size="sm" onClick={() => handleRemoveGone(gone)}>
                  {plural(locale, t.removeUnavailable, goneCount)}
                </Button>
              </p>
            ) : null}
            {failures > 0 ? <RetryNote text={t.unread} retry={t.retry} onRetry={retry} attempt={failures} /> : null}
            <CartLines
              locale={locale}
              currency={currency}
              groups={groups}
              messages={messages}
              kit={kit}
              onQuantityChange={(row, quantity) =>
                quantity < 1 ? handleRemove(row) : cart.setQty(row.line.id, quantity)
              }
              onRemove={handleRemove}
              onSave={handleSave}
            />
            <p className="site-cart-foot">
              <span>
                <span>{t.total}</span> <b>{money(locale, currency, cents)}</b>
              </span>
              {sold.length === 0 ? null : <Button href={href(locale, paths.checkout)}>{t.checkout}</Button>}
            </p>
          </div>
          <CartSummary locale={locale} groups={groups} messages={t} kit={kit} />
        </div>
      )}
      {isReading || saved.length === 0 ? null : (
        <Suspense>
          <SavedLines
            {...{ locale, currency, messages, kit }}
            items={saved}
            onMove={handleMove}
            onRemove={handleRemoveSaved}
          />
        </Suspense>
      )}
      {Overlays ? (
        <Overlays
          messages={t}
          asking={asking}
          onAskingChange={setAsking}
          onClear={handleClear}
          removed={removed && fill(removed.isSaved ? t.saved : t.removed, { name: removed.name })}
          onUndo={handleUndo}
          onClose={handleClose}
        />
      ) : null}
    </div>
  );
}

function slugsOf(items: readonly CartItem[]): string[] {
  return items.map(({ slug }) => slug);
}
