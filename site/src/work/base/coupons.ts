import { money, percent } from '../../i18n/format';
import type { Data } from '../../data/work';
import type { WorkContext } from './model';

type Coupon = Data<'/api/admin/coupons'>[number];

/** Returns the discount of a coupon as text: `10%` or `$5.00`. */
export function couponDiscount({ kind, value }: Pick<Coupon, 'kind' | 'value'>, context: WorkContext): string {
  const { locale, currency } = context;
  return kind === 'percent' ? percent(locale, value) : money(locale, currency, Math.round(value * 100));
}

/** Returns the name of the shop whose products a coupon lowers, or the words for all shops. */
export function couponPlace(
  { shop }: Pick<Coupon, 'shop'>,
  shops: readonly { id: string; name: string }[],
  { messages }: WorkContext,
): string {
  return shop === null ? messages.coupon.allShops : (shops.find(({ id }) => id === shop)?.name ?? shop);
}
