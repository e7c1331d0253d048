import type { Address, Order } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import { type Call, Reply } from './call.ts';
import { notFound } from './replies.ts';

/** Addresses and orders of the user who is signed in. */
export const accountAnswers = {
  'GET /api/address/user': ownAddresses,
  'GET /api/address/address-ids': async (call) => idsOf(await ownAddresses(call)),
  'GET /api/address/user/1': async (call) => (await ownAddresses(call))[0] ?? notFound(),
  'GET /api/address/user/{id}': async (call) => {
    return (await ownAddresses(call)).find(({ id }) => id === call.params['id']) ?? notFound();
  },
  'GET /api/users/orders': ownOrders,
  'GET /api/users/order-ids': async (call) => idsOf(await ownOrders(call)),
  'GET /api/users/order': oneOrder,
} satisfies Partial<Answers>;

async function ownAddresses(call: Call): Promise<Address[]> {
  const [addresses, owner] = await Promise.all([call.records.addresses(), call.user()]);
  return addresses.filter(({ user }) => user.id === owner);
}

async function ownOrders(call: Call): Promise<readonly Order[]> {
  return call.records.ownOrders(await call.user());
}

/** The order of `?id=`; the first without one. An unknown id answers 200 without a body. */
async function oneOrder(call: Call): Promise<Order | Reply> {
  const orders = await ownOrders(call);
  const id = call.query.get('id');
  return (id ? orders.find((order) => order.id === id) : orders[0]) ?? new Reply(200);
}

function idsOf(records: readonly { id: string }[]) {
  return records.map(({ id }) => ({ params: { id } }));
}
