import { createCart } from '@marketrow/cart-client';
import { createWishlist } from '@marketrow/cart-client/wishlist';
import { api } from './apiOrigin';

/** The cart of the page. Scripts and islands share this one store. A commerce API on another origin has to be asked for its cookies. */
export const cart = createCart(api === '' ? {} : { url: api, credentials: 'include' });

/** The wishlist of this device: ids of products. Scripts and islands share this one store. */
export const wishlist = createWishlist();
