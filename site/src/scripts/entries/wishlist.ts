import { find } from '../../markup';
import { itemsOf, productOf } from '../../productItems';
import { wishlist } from '../../store';
import { attachWishlistPage } from '../lib/wishlistPage';

const root = find(document, 'wishlist');
if (root) attachWishlistPage(root);

// As the page is opened: a card that is pressed there stays where it is.
const further = find(document, 'recommended');
const list = further?.querySelector('ul');
if (further && list) {
  const others = itemsOf(further).filter((item) => !wishlist.has(productOf(item).id));
  list.replaceChildren(...others.slice(0, 4));
  list.dispatchEvent(new Event('mr-update', { bubbles: true }));
}
