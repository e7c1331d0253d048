import { useCart } from '@marketrow/cart-client/react';
import { CartDrawer, type CartDrawerLine } from '@marketrow/components/CartDrawer';
import type { FrameData } from '../../data/frameData';
import { href, paths, snapshotTemplate } from '../../routes';
import { cart } from '../../store';
import { cartGroups } from '../cartGroups';
import { useProductSnapshots } from '../useProductSnapshots';

export interface FrameCartProps {
  data: FrameData;
  open: boolean;
  onClose: () => void;
}

/** The cart over the page. */
export function FrameCart({ data, open, onClose }: FrameCartProps) {
  const { items, sync } = useCart(cart);
  const slugs = items.map(({ slug }) => slug);
  const snapshots = useProductSnapshots(snapshotTemplate(data.locale), slugs);
  const rows = cartGroups(items, snapshots).flatMap((group) => group.rows);
  const lines = rows.map(
    ({ line, snapshot, stock, originalPrice, colour, picture }): CartDrawerLine & { item: typeof line } => {
      const shop = snapshot?.shop;
      return {
        ...line,
        item: line,
        imgUrl: picture,
        href: href(data.locale, paths.product(line.slug)),
        shop: shop && { id: shop.path, name: shop.name, href: href(data.locale, shop.path), src: shop.picture },
        originalPrice,
        details: colour && [{ text: colour.label, swatch: colour.value }],
        max: stock,
      };
    },
  );
  return (
    <CartDrawer
      open={open}
      onOpenChange={onClose}
      items={lines}
      cartHref={data.hrefs.cart}
      checkoutHref={href(data.locale, paths.checkout)}
      onQuantityChange={({ item }, quantity) => cart.setQty(item.id, quantity)}
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
