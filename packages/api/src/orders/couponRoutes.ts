import { checkCouponSchema, couponDiscount } from '@marketrow/contract';
import { Hono } from 'hono';
import type { SessionReader } from '../accounts/routes.ts';
import { findCartToSave } from '../carts/owner.ts';
import { readCart } from '../carts/store.ts';
import type { Orm } from '../database/database.ts';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';
import { readBody } from '../http/readBody.ts';
import { isoOf } from '../records/values.ts';
import type { CouponGuard } from './couponGuard.ts';
import { readCoupon } from './coupons.ts';
import type { CatalogReader } from './prices.ts';

/** Parts of the call. */
export interface CouponRouteParts {
  orm: Orm;
  sessionOf: SessionReader;
  clientInfoOf: ClientInfoReader;
  readCatalog: CatalogReader;
  guardCoupon: CouponGuard;
}

/** `POST /coupons/check`. */
export function couponRoutes({
  orm,
  sessionOf,
  clientInfoOf,
  readCatalog,
  guardCoupon,
}: CouponRouteParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();

  routes.post('/coupons/check', async (c) => {
    const { guestId, code } = await readBody(c, checkCouponSchema);
    const discount = await guardCoupon({ guestId, address: clientInfoOf(c).address }, async () => {
      const coupon = await readCoupon(orm, code);
      const { items } = await readCart(orm, await findCartToSave(orm, guestId, await sessionOf(c)));
      return couponDiscount(code, coupon, items, await readCatalog(items), isoOf(new Date()));
    });
    return c.json({ code, discount }, 200, { 'Cache-Control': 'no-store' });
  });

  routes.all('/coupons/check', onlyMethods('POST', 'Check a coupon with POST'));
  return routes;
}
