import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the server keeps, by the rule of the contract. */
let stored: string[];
let sent: { method: string; keepalive: boolean; body: { ids: string[]; was: string[] } | undefined }[];
let fault: number | undefined;

const answer = (_: string, init: RequestInit = {}) => {
  const body =
    init.body === undefined ? undefined : (JSON.parse(init.body as string) as { ids: string[]; was: string[] });
  sent.push({ method: init.method ?? 'GET', keepalive: init.keepalive === true, body });
  if (fault !== undefined) return Promise.resolve(new Response(null, { status: fault }));
  if (body) {
    const kept = body.ids.filter((id) => !body.was.includes(id) || stored.includes(id));
    stored = [...kept, ...stored.filter((id) => !body.was.includes(id) && !kept.includes(id))];
  }
  return Promise.resolve(Response.json({ ids: stored }));
};

/** A page of its own, over the storage of the browser. */
async function openPage() {
  vi.resetModules();
  const [{ wishlist }, sync] = await Promise.all([import('../store'), import('./wishlistSync')]);
  return { wishlist, ...sync };
}

const settle = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  [stored, sent, fault] = [[], [], undefined];
  localStorage.clear();
  document.cookie = 'mr-session=1';
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'mr-session=; Max-Age=0';
  // The next file has the same modules: it finds no list of the last page.
  vi.resetModules();
});

it('makes the lists of device and customer one, once', async () => {
  stored = ['lamp', 'mug'];
  const { wishlist, storeWishlist } = await openPage();
  wishlist.toggle('mug');
  wishlist.toggle('cup');
  storeWishlist();
  await settle();
  expect(wishlist.getState()).toEqual(['cup', 'mug', 'lamp']);
  expect(stored).toEqual(['cup', 'mug', 'lamp']);
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  (await openPage()).storeWishlist();
  await settle();
  expect(sent).toHaveLength(2);
});

it('sends changes that follow each other together, with the list that was read before', async () => {
  stored = ['mug'];
  const { wishlist, storeWishlist } = await openPage();
  storeWishlist();
  await settle();
  wishlist.toggle('cup');
  wishlist.toggle('mug');
  await settle();
  expect(sent.at(-1)).toEqual({ method: 'PUT', keepalive: true, body: { ids: ['cup'], was: ['mug'] } });
  expect(stored).toEqual(['cup']);
});

it('shows what another device has changed, and keeps what was changed here meanwhile', async () => {
  stored = ['mug', 'lamp'];
  const { wishlist, storeWishlist } = await openPage();
  storeWishlist();
  await settle();
  stored = ['mug', 'bowl'];
  wishlist.toggle('cup');
  vi.advanceTimersByTime(400);
  // The request is under way.
  await Promise.resolve();
  wishlist.toggle('mug');
  await settle();
  await settle();
  expect(wishlist.getState()).toEqual(['cup', 'bowl']);
  expect(stored).toEqual(['cup', 'bowl']);
});

it('sends what is unsent when the page is left, and what could not be sent from the next page', async () => {
  const first = await openPage();
  first.storeWishlist();
  await settle();
  first.wishlist.toggle('cup');
  fault = 503;
  const before = sent.length;
  dispatchEvent(new Event('pagehide'));
  expect(sent.slice(before)).toEqual([{ method: 'PUT', keepalive: true, body: { ids: ['cup'], was: [] } }]);
  await settle();
  expect(stored).toEqual([]);
  fault = undefined;
  const next = await openPage();
  next.storeWishlist();
  await settle();
  expect(stored).toEqual(['cup']);
  expect(next.wishlist.getState()).toEqual(['cup']);
});

it('takes the empty list of a logout for no change', async () => {
  stored = ['mug'];
  const { wishlist, storeWishlist } = await openPage();
  storeWishlist();
  await settle();
  const before = sent.length;
  document.cookie = 'mr-session=; Max-Age=0';
  wishlist.clear();
  await settle();
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(before);
  expect(stored).toEqual(['mug']);
});

it('stores 500 at most, and keeps the others on this device', async () => {
  const { wishlist, storeWishlist } = await openPage();
  for (let index = 0; index < 510; index += 1) wishlist.toggle(String(index));
  storeWishlist();
  await settle();
  expect(stored).toHaveLength(500);
  expect(wishlist.getState()).toHaveLength(510);
  const before = sent.length;
  (await openPage()).storeWishlist();
  await settle();
  expect(sent).toHaveLength(before);
});
