import { Button } from '@marketrow/components/Button';
import { EmptyState } from '@marketrow/components/EmptyState';
import { plural } from '../i18n/format';
import { href, paths, type Locale } from '../routes';
import type { CartMessages } from './cartMessages';

export interface CartEmptyProps {
  locale: Locale;
  messages: CartMessages['cart'];
  /** Products on the wishlist. */
  wishlistCount: number;
}

/** What stands in the place of an empty cart. */
export function CartEmpty({ locale, messages, wishlistCount }: CartEmptyProps) {
  return (
    <EmptyState
      className="site-empty-cart"
      media={<img src="/images/empty/cart.webp" alt="" width={832} height={716} />}
      title={messages.emptyTitle}
      headingLevel={1}
      focusable
      actions={
        <>
          <Button size="lg" href={href(locale, paths.sales)}>
            {messages.emptyDeals}
          </Button>
          {wishlistCount > 0 ? (
            <Button size="lg" variant="quiet" href={href(locale, paths.wishList)}>
              {plural(locale, messages.emptyWishlist, wishlistCount)}
            </Button>
          ) : null}
        </>
      }
    >
      {messages.emptyText}
    </EmptyState>
  );
}
