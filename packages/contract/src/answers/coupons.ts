import { HttpError } from '../error.ts';
import type { Coupon } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call, Reply } from './call.ts';
import { loadBodies } from './load-bodies.ts';
import { created } from './replies.ts';
import { shopOf } from './shops.ts';

/** Coupons: all of them for an administrator, those of the own shop for a seller. */
export const couponAnswers = {
  'GET /api/admin/coupons': ({ records }) => records.coupons(),
  'POST /api/admin/coupons': async (call) => {
    const [{ creations }, { bodyOf }] = await loadBodies();
    const { shop = null, ...body } = await bodyOf(call, creations.coupon);
    const known = shop === null || (await call.records.shops()).some(({ id }) => id === shop);
    if (!known) throw new HttpError(404, 'Shop not found');
    return create(call, { ...body, shop });
  },
  'PUT /api/admin/coupons/{code}': (call) => change(call, () => true),
  'GET /api/vendor/coupons': async (call) => {
    const [{ id }, coupons] = await Promise.all([shopOf(call), call.records.coupons()]);
    return coupons.filter(({ shop }) => shop === id);
  },
  'POST /api/vendor/coupons': async (call) => {
    const [{ creations }, { bodyOf }] = await loadBodies();
    const body = await bodyOf(call, creations.vendorCoupon);
    return create(call, { ...body, shop: (await shopOf(call)).id, paidBy: 'shop' });
  },
  'PUT /api/vendor/coupons/{code}': async (call) => {
    const { id } = await shopOf(call);
    return change(call, ({ shop }) => shop === id);
  },
} satisfies Partial<Answers>;

type Optional = 'minimum' | 'endsAt' | 'limit';
type NewCoupon = Omit<Coupon, Optional | 'used' | 'active'> & { [Name in Optional]?: Coupon[Name] | undefined };

async function create(call: Call, { minimum = 0, endsAt = null, limit = null, ...body }: NewCoupon): Promise<Reply> {
  const coupon: Coupon = { ...body, minimum, endsAt, limit, used: 0, active: true };
  const taken = (await call.records.coupons()).some(({ code }) => code === coupon.code);
  if (taken) throw new HttpError(409, 'A coupon with this code exists');
  await call.records.insert('coupons', coupon);
  return created(coupon);
}

async function change(call: Call, isOwn: (coupon: Coupon) => boolean): Promise<Coupon> {
  const [{ changes }, { bodyOf }] = await loadBodies();
  const body = await bodyOf(call, changes.coupon);
  const coupon = (await call.records.coupons()).find((one) => one.code === call.params['code'] && isOwn(one));
  if (!coupon) throw new HttpError(404, 'Coupon not found');
  const { active = coupon.active, endsAt = coupon.endsAt, limit = coupon.limit, minimum = coupon.minimum } = body;
  const fields = { active, endsAt, limit, minimum };
  await call.records.update('coupons', coupon.code, fields);
  return { ...coupon, ...fields };
}
