import { createCart } from '@marketrow/cart-client';
import { createWishlist } from '@marketrow/cart-client/wishlist';

const url = import.meta.env.PUBLIC_API_URL ?? '';

/** The cart of the page. Scripts and islands share this one store. A commerce API on another origin has to be asked for its cookies. */
export const cart = createCart(url === '' ? {} : { url, credentials: 'include' });

/** The wishlist of this device: ids of products. Scripts and islands share this one store. */
export const wishlist = createWishlist();
