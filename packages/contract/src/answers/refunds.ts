import { HttpError } from '../error.ts';
import { orderRefusals } from '../order.ts';
import { refundRequestOf } from '../refund.ts';
import type { Answers } from './answers.ts';
import { loadBodies } from './load-bodies.ts';
import { refuseReadOnly } from './orders.ts';
import { created } from './replies.ts';

/** Refund requests of a shopper for own orders. */
export const refundAnswers = {
  'GET /api/users/refund-requests': async ({ query, records, user }) => {
    const [own, requests] = await Promise.all([records.ownOrders(await user()), records.refundRequests()]);
    const wanted = query.get('orderNo');
    const ids = new Set(own.map(({ id }) => id).filter((id) => wanted === null || id === wanted));
    return requests.filter(({ orderNo }) => ids.has(orderNo));
  },
  'POST /api/users/refund-requests': async (call) => {
    const [{ creations }, { bodyOf }] = await loadBodies();
    const { orderNo, ...wish } = await bodyOf(call, creations.refundRequest);
    const { records } = call;
    const [own, requests] = await Promise.all([records.ownOrders(await call.user()), records.refundRequests()]);
    const order = own.find(({ id }) => id === orderNo);
    if (!order) throw new HttpError(404, orderRefusals.unknown);
    refuseReadOnly(order);
    const request = refundRequestOf(order, wish, { id: crypto.randomUUID(), requests });
    await records.insert('refund-requests', request);
    return created(request);
  },
} satisfies Partial<Answers>;
