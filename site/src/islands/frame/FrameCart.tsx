import type { CartItem } from '@marketrow/cart-client';
import { useCart } from '@marketrow/cart-client/react';
import { CartDrawer, type CartDrawerLine, type CartDrawerShop } from '@marketrow/components/CartDrawer';
import { useEffect } from 'react';
import type { FrameData } from '../../data/frameData';
import type { ProductSnapshot } from '../../data/productSnapshot';
import { href, paths, snapshotTemplate, type Locale } from '../../routes';
import { cart } from '../../store';
import { cartGroups, choiceOf, unavailableRows } from '../cartGroups';
import { useProductSnapshots } from '../../useProductSnapshots';
import { useUnavailable } from '../useUnavailable';

export interface FrameCartProps {
  data: FrameData;
  open: boolean;
  onClose: () => void;
}

/** The cart over the page. */
export function FrameCart({ data, open, onClose }: FrameCartProps) {
  const { items, sync } = useCart(cart);
  const slugs = items.map(({ slug }) => slug);
  const { snapshots, retry } = useProductSnapshots(snapshotTemplate(data.locale), slugs);
  // Whoever opens it again looks whether what could not be read is there now.
  useEffect(() => {
    if (open) retry();
  }, [open, retry]);
  const groups = cartGroups(items, snapshots, data.size);
  // Until the products of all lines are read, what was known before stays.
  useUnavailable(
    unavailableRows(groups),
    slugs.some((slug) => !snapshots.has(slug)),
  );
  const lines = groups.flatMap(({ shop, rows }) =>
    rows.map((row): CartDrawerLine & { item: CartItem } => ({
      ...row.line,
      item: row.line,
      name: row.title || data.notSold,
      fullName: row.name,
      imgUrl: row.picture,
      href: href(data.locale, paths.product(row.line.slug)),
      shop: shop === null ? data.marketplace : shop && shopOf(shop, data.locale),
      originalPrice: row.originalPrice,
      details: choiceOf(row),
      max: row.stock,
      unavailable: row.unavailable,
    })),
  );
  return (
    <CartDrawer
      open={open}
      onOpenChange={onClose}
      items={lines}
      cartHref={data.hrefs.cart}
      checkoutHref={href(data.locale, paths.checkout)}
      onQuantityChange={(quantity, { line }) => cart.setQty(line.item.id, quantity)}
      onRemove={({ item }) => cart.remove(item.id)}
      onUndo={({ item }) => cart.setItem(item)}
      saved={sync === 'clean'}
      onRetry={() => void cart.flush()}
      currency={data.currency}
      locale={data.tag}
      labels={data.labels.CartDrawer}
    />
  );
}

function shopOf(
  { path, name, picture, street, closed }: NonNullable<ProductSnapshot['shop']>,
  locale: Locale,
): CartDrawerShop {
  return { id: path, name, detail: street, closed, href: href(locale, path), profilePicture: picture };
}
