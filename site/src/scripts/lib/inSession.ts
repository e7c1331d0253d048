/*
 * What a customer who is logged in needs on every page before any input: the name in the frame, and wishes that are stored.
 * The shop's script loads it only where the readable cookie of a session is there.
 */
import { hasSession } from '../../hasSession';
import { storeWishlist } from '../../account/wishlistSync';
import { attachSessionLinks } from './sessionLinks';

if (hasSession()) {
  attachSessionLinks();
  storeWishlist();
} else {
  // Painted for a guest, left for the login, and brought back as it was.
  location.reload();
}
