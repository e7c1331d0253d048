import { find } from '../../markup';
import { itemsOf, productOf } from '../../productItems';
import { wishlist } from '../../store';
import { sharedIds } from '../lib/sharedIds';
import { attachWishlistPage } from '../lib/wishlistPage';

const root = find(document, 'wishlist');
const shared = sharedIds(location.hash);
if (root) attachWishlistPage(root, shared);
if (root && shared) void import('../lib/shareWishlist').then(({ showShared }) => showShared(root, shared));
// A list that somebody shared and one's own differ by the fragment of the address only.
addEventListener('hashchange', () => {
  if (sharedIds(location.hash)?.join() !== shared?.join()) location.reload();
});

// As the page is opened: a card that is pressed there stays where it is.
const further = find(document, 'recommended');
const list = further?.querySelector('ul');
if (further && list) {
  const others = itemsOf(further).filter((item) => !wishlist.has(productOf(item).id));
  list.replaceChildren(...others.slice(0, 4));
  list.dispatchEvent(new Event('mr-update', { bubbles: true }));
}
