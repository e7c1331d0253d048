import { products, users } from '@marketrow/fixtures';
import type { Order } from '@marketrow/contract/schemas';
import { line, post } from '../app.ts';
import { orderBody } from '../orders.ts';
import { type ServerProcess, startProcess } from '../process.ts';
import { at, createVisitor, type Visitor } from '../visitor.ts';
import { createRandom } from './random.ts';

/** What a run of kills needs to know. */
export interface KillRun {
  /** Variables of the server: `DATA_DIR` or `DATABASE_URL`. */
  environment: Record<string, string>;
  /** How often the process is killed with SIGKILL. */
  kills: number;
  /** Decides the moments, as far as they can be decided. */
  seed: number;
}

const writers = 4;
/** A kill comes after at most so many acknowledged writes. */
const latest = 25;

/**
 * Kills the server again and again while guests save. Throws when an acknowledged save is missing afterwards, or when
 * something is stored that nobody sent.
 */
export async function killInSaves({ environment, kills, seed }: KillRun): Promise<void> {
  const random = createRandom(seed);
  const guests = Array.from({ length: writers }, (_, n) => ({ id: `guest-${seed}-${n}`, sent: 0, acknowledged: 0 }));
  let server = startProcess(environment);
  for (let kill = 1; kill <= kills; kill += 1) {
    const url = await server.url;
    let left = 1 + random(latest);
    const write = async (guest: (typeof guests)[number]): Promise<void> => {
      for (;;) {
        guest.sent = (guest.sent % 9_999) + 1;
        const request = post({ guestId: guest.id, items: [line({ qty: guest.sent })] });
        const response = await fetch(`${url}/cart-items`, request).catch(() => undefined);
        if (!response) return; // The kill; whether this one was stored is open.
        if (response.status !== 200) throw new Error(`seed ${seed}: a save was answered with ${response.status}`);
        guest.acknowledged = guest.sent;
        left -= 1;
        if (left === 0) server.child.kill('SIGKILL');
      }
    };
    await Promise.all(guests.map(write));
    await server.ended;
    server = startProcess(environment);
    const reader = createVisitor(at(await server.url));
    for (const guest of guests) {
      const [stored] = (await reader.load(guest.id)) as { qty: number }[];
      const quantity = stored?.qty ?? 0;
      if (quantity !== guest.acknowledged && quantity !== guest.sent) {
        throw new Error(`seed ${seed}, kill ${kill}: acknowledged ${guest.acknowledged}, stored ${quantity}`);
      }
      guest.acknowledged = quantity;
    }
  }
  await stop(server);
}

/**
 * Kills the server again and again while carts of guests are merged. Throws when a merge was done by half, an
 * acknowledged one is gone, or repeating it counts anything twice.
 */
export async function killInMerges({ environment, kills, seed }: KillRun): Promise<void> {
  const random = createRandom(seed);
  let server = startProcess(environment);
  let person = await signIn(server);
  let merged = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const ids = Array.from({ length: 8 }, (_, n) => `merge-${seed}-${kill}-${n}`);
    for (const id of ids) await person.visitor.save(id, [line({ id: 'a', qty: 1 }), line({ id: 'b', qty: 2 })]);
    let left = random(ids.length);
    const victim = server;
    if (left === 0) victim.child.kill('SIGKILL');
    const acknowledged = await Promise.all(
      ids.map(async (id) => {
        const response = await person.visitor.merge(id, person.customerId).catch(() => undefined);
        left -= 1;
        if (left === 0) victim.child.kill('SIGKILL');
        return response?.status === 200;
      }),
    );
    victim.child.kill('SIGKILL');
    await victim.ended;

    server = startProcess(environment);
    person = await signIn(server, person.visitor);
    const before = await quantities(person.visitor, `look-${seed}-${kill}`);
    const guests = await Promise.all(ids.map((id) => quantities(createVisitor(at(person.url)), id)));
    guests.forEach((guest, index) => {
      const isWhole = guest.a === 1 && guest.b === 2;
      const isGone = guest.a === 0 && guest.b === 0;
      if (!isWhole && !isGone) throw new Error(`seed ${seed}, kill ${kill}: a merge was done by half`);
      if (acknowledged[index] && !isGone) throw new Error(`seed ${seed}, kill ${kill}: an acknowledged merge is gone`);
    });
    const open = guests.filter(({ a }) => a === 1).length;
    merged += ids.length;
    expectQuantity(before.a + open, merged, `seed ${seed}, kill ${kill}, before repeating`);
    for (const id of ids) await person.visitor.merge(id, person.customerId);
    const after = await quantities(person.visitor, `look-${seed}-${kill}`);
    expectQuantity(after.a, merged, `seed ${seed}, kill ${kill}`);
    expectQuantity(after.b, merged * 2, `seed ${seed}, kill ${kill}`);
  }
  await stop(server);
}

/**
 * Kills the server again and again while guests place orders, and sends each again afterwards. Throws when an order was made
 * twice or not at all, an acknowledged one is another, or a cart was emptied without an order.
 */
export async function killInOrders({ environment, kills, seed }: KillRun): Promise<void> {
  const random = createRandom(seed);
  const product = products.find(({ published, discount }) => published && discount === 0);
  if (!product) throw new Error('the sample data has no product at its full price');
  const sold = line({ id: product.id, slug: product.slug, price: product.price });
  let server = startProcess(environment);
  for (let kill = 1; kill <= kills; kill += 1) {
    const where = `seed ${seed}, kill ${kill}`;
    const url = await server.url;
    const ids = Array.from({ length: 8 }, (_, n) => `order-${seed}-${kill}-${n}`);
    for (const id of ids) await createVisitor(at(url)).save(id, [sold]);
    const place = (base: string, id: string) =>
      fetch(`${base}/orders`, post(orderBody(id, '"1"'), { 'Idempotency-Key': id })).catch(() => undefined);
    let left = random(ids.length);
    const victim = server;
    if (left === 0) victim.child.kill('SIGKILL');
    const acknowledged = await Promise.all(
      ids.map(async (id) => {
        const response = await place(url, id);
        left -= 1;
        if (left === 0) victim.child.kill('SIGKILL');
        // The answer may be cut in its middle.
        return response?.status === 201
          ? ((await response.json().catch(() => undefined)) as Order | undefined)
          : undefined;
      }),
    );
    victim.child.kill('SIGKILL');
    await victim.ended;

    server = startProcess(environment);
    const next = await server.url;
    for (const [index, id] of ids.entries()) {
      const visitor = createVisitor(at(next));
      visitor.cookies.set('guestId', id);
      const isEmptied = ((await visitor.load(id)) as unknown[]).length === 0;
      const response = await place(next, id);
      if (response?.status !== (isEmptied ? 200 : 201)) throw new Error(`${where}: a cart and its order do not agree`);
      const order = (await response.json()) as Order;
      if (acknowledged[index] && acknowledged[index].id !== order.id) throw new Error(`${where}: an order is another`);
      const list = (await (await visitor.request('/api/users/orders')).json()) as Order[];
      const made = list.filter(({ users: { email } }) => email === order.users.email).length;
      if (made !== 1) throw new Error(`${where}: ${made} orders instead of one`);
    }
  }
  await stop(server);
}

/** Kills a server in the middle of its first start, `kills` times, in a folder of its own each; then it must start. */
export async function killInFirstStart(
  makeDirectory: () => string,
  { kills, seed }: Omit<KillRun, 'environment'>,
): Promise<void> {
  const random = createRandom(seed);
  for (let kill = 1; kill <= kills; kill += 1) {
    const environment = { DATA_DIR: makeDirectory() };
    const victim = startProcess(environment);
    const fuse = setTimeout(() => victim.child.kill('SIGKILL'), random(4_000));
    await victim.url.catch(() => undefined);
    clearTimeout(fuse);
    victim.child.kill('SIGKILL');
    await victim.ended;
    const second = startProcess(environment);
    const visitor = createVisitor(at(await second.url));
    const { status } = await visitor.save('first', [line()]);
    if (status !== 200) throw new Error(`seed ${seed}, kill ${kill}: a save was answered with ${status}`);
    await stop(second);
  }
}

/** Signs in as the first sample user, or goes on with a session that began before the kill. */
async function signIn(server: ServerProcess, earlier?: Visitor) {
  const url = await server.url;
  const visitor = createVisitor(at(url));
  for (const [name, value] of earlier?.cookies ?? []) visitor.cookies.set(name, value);
  if (!earlier) await visitor.login({ username: users[0]?.email, password: users[0]?.password });
  const { customer_id: customerId } = (await visitor.session()) as { customer_id: string | null };
  if (customerId === null) throw new Error('the session did not survive');
  return { url, visitor, customerId };
}

async function quantities(visitor: Visitor, id: string): Promise<{ a: number; b: number }> {
  const lines = (await visitor.load(id)) as { id: string; qty: number }[];
  const of = (wanted: string) => lines.find((item) => item.id === wanted)?.qty ?? 0;
  return { a: of('a'), b: of('b') };
}

function expectQuantity(found: number, expected: number, where: string): void {
  const capped = Math.min(9_999, expected);
  if (found !== capped) throw new Error(`${where}: ${found} pieces instead of ${capped}`);
}

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  const { code, output } = await server.ended;
  if (code !== 0) throw new Error(`the server did not end well:\n${output}`);
}
