import { salePriceCents } from '@marketrow/cart-client/money';
import { money } from '../i18n';
import type { Locale } from '../routes';

/** What one piece costs now, as text for a description. In the page itself the kit's `Price` says it. */
export function formatPrice(locale: Locale, { price, discount }: { price: number; discount: number }): string {
  return money(locale, salePriceCents(price, discount));
}
