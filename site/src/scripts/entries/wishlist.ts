import { find } from '../../markup';
import { itemsOf, productOf } from '../../productItems';
import { wishlist } from '../../store';
import { attachWishlistPage } from '../lib/wishlistPage';

const root = find(document, 'wishlist');
const isShared = () => location.hash.startsWith('#shared=');
if (root && isShared())
  void import('../lib/shareWishlist').then(
    ({ showShared }) => showShared(root, location.hash, attachWishlistPage),
    () => attachWishlistPage(root),
  );
else if (root) attachWishlistPage(root);
// A list that somebody shared differs from one's own by the fragment of the address only.
addEventListener('hashchange', () => isShared() && location.reload());

// As the page is opened: a card that is pressed there stays where it is.
const further = find(document, 'recommended');
const list = further?.querySelector('ul');
if (further && list) {
  // Nor what the fragment of a shared list names.
  const isListed = (id: string) => wishlist.has(id) || location.hash.includes(id);
  const others = itemsOf(further).filter((item) => !isListed(productOf(item).id));
  list.replaceChildren(...others.slice(0, 4));
  list.dispatchEvent(new Event('mr-update', { bubbles: true }));
}
