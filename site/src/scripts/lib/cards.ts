/* The product cards of a page: into the cart, and onto the wishlist. */
import { announce } from '@marketrow/components/LiveRegion';
import { attachProductCard } from '@marketrow/components/ProductCard/attach';
import { changeCart } from '../../cart/isTaken';
import { findAll } from '../../markup';
import { openPicker } from './openPicker';
import { cart, wishlist } from '../../store';
import { subscribe } from './counts';

/** Has the cards in each marked part of the page work, and show what is in cart and wishlist. */
export function attachCards(): void {
  for (const root of findAll(document, 'cards')) {
    attachProductCard(root, {
      getQuantity: (id) => cart.getState().items.find((line) => line.id === id)?.qty ?? 0,
      onChoose: (line, { card }) => void openPicker(line, card.querySelector('a')?.href ?? ''),
      setQuantity: (line, qty) => changeCart(() => cart.setItem({ ...line, qty })),
      isWished: wishlist.has,
      toggleWishlist: ({ id }) => wishlist.toggle(id),
      subscribe,
      announce,
    });
  }
}
