/*
 * What runs on every shop page: badges, theme, cards, wishlist buttons. No React.
 * Each page pays for this file before any input, so it is kept within site/budgets.json.
 */
import { announce } from '@marketrow/components/LiveRegion';
import { attachHeader } from '@marketrow/components/Header/attach';
import { attachProductCard } from '@marketrow/components/ProductCard/attach';
import { findAll } from '../../markup';
import { cart, wishlist } from '../../store';
import { getCounts, rememberCounts, subscribe } from '../lib/counts';

attachHeader(document.body, { getCounts, subscribe });
subscribe(rememberCounts);

for (const root of findAll(document, 'cards')) {
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
