/*
 * Everything that a shop page does before an island wakes up: badges, theme, cards, hearts, carousels. No React.
 * Each page pays for this file before any input, so it is kept within site/budgets.json.
 */
import { attachHeader } from '@marketrow/components/Header/attach';
import { attachProductCard } from '@marketrow/components/ProductCard/attach';
import { announce } from '../lib/announce';
import { cart, wishlist } from '../../store';
import { getCounts, rememberCounts, subscribe } from '../lib/counts';

attachHeader(document.body, { getCounts, subscribe });
subscribe(rememberCounts);

for (const root of document.querySelectorAll<HTMLElement>('[data-cards]')) {
  attachProductCard(root, {
    getQuantity: (id) => cart.getState().items.find((line) => line.id === id)?.qty ?? 0,
    setQuantity: (line, qty) => cart.setItem({ ...line, qty }),
    isWished: wishlist.has,
    toggleWishlist: ({ id }) => wishlist.toggle(id),
    subscribe,
    announce,
  });
}

void cart.start();
