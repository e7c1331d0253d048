import { checkCouponSchema, couponDiscount, couponRefused, HttpError } from '@marketrow/contract';
import { Hono } from 'hono';
import { createLimits, couponSettings } from '../accounts/limits.ts';
import type { SessionReader } from '../accounts/routes.ts';
import { findCartToSave } from '../carts/owner.ts';
import { readCart } from '../carts/store.ts';
import type { Orm } from '../database/database.ts';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';
import { readBody } from '../http/readBody.ts';
import { isoOf } from '../records/values.ts';
import { readCoupon } from './coupons.ts';
import type { CatalogReader } from './prices.ts';

/** Parts of the call. */
export interface CouponRouteParts {
  orm: Orm;
  sessionOf: SessionReader;
  clientInfoOf: ClientInfoReader;
  readCatalog: CatalogReader;
}

/** `POST /coupons/check`. */
export function couponRoutes({ orm, sessionOf, clientInfoOf, readCatalog }: CouponRouteParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const limits = createLimits(orm, couponSettings);

  routes.post('/coupons/check', async (c) => {
    const { guestId, code } = await readBody(c, checkCouponSchema);
    const attempt = { name: guestId, address: clientInfoOf(c).address, device: undefined };
    const seconds = await limits.blockedFor(attempt);
    if (seconds > 0) {
      const headers = { 'Retry-After': String(seconds) };
      throw new HttpError(429, 'Too many unknown codes, try again later', { headers });
    }
    const coupon = await readCoupon(orm, code);
    if (!coupon) {
      await limits.countFailure(attempt, false);
      throw couponRefused(code, 'unknown');
    }
    const { items } = await readCart(orm, await findCartToSave(orm, guestId, await sessionOf(c)));
    const discount = couponDiscount(code, coupon, items, await readCatalog(items), isoOf(new Date()));
    return c.json({ code, discount }, 200, { 'Cache-Control': 'no-store' });
  });

  routes.all('/coupons/check', onlyMethods('POST', 'Check a coupon with POST'));
  return routes;
}
