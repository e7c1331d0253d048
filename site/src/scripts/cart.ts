import { createCart } from '@marketrow/cart-client';
import { createWishlist } from '@marketrow/cart-client/wishlist';

const apiUrl = import.meta.env.PUBLIC_API_URL ?? '';

/** Whether the commerce API lies on another origin, so that its cookies have to be asked for. */
const foreign = apiUrl !== '';

/** The cart of the page. Scripts and islands share this one store. */
export const cart = createCart({ url: apiUrl, credentials: foreign ? 'include' : 'same-origin' });

/** The wishlist of this device: ids of products. Scripts and islands share this one store. */
export const wishlist = createWishlist();
