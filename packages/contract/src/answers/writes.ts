import { HttpError } from '../error.ts';
import type { Product, Shop } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Fields } from './body.ts';
import type { Call, Reply } from './call.ts';
import { contact } from './contact.ts';
import { type FieldSet, recordKeys, type RecordOf } from './records.ts';
import { created, noContent } from './replies.ts';
import { type Resource, resources } from './resources.ts';
import { shopOf } from './shops.ts';

/*
 * A write creates, changes or removes a record. Two tables have the differences between kinds of records: their lists and references
 * (resources.ts), their schemas and derived fields (rules.ts, loaded at the first write).
 */

type Kind = keyof typeof resources;

type Test = (record: Fields) => boolean;

const everyRecord: Test = () => true;

/** Returns a test for products of a shop. A seller is told of no other one: its slug cannot be probed. */
const soldBy =
  ({ id }: Shop): Test =>
  (product) =>
    (product as Partial<Product>).shop?.id === id;

/** Calls that create, change and remove records. */
export const writeAnswers = {
  'POST /api/admin/products': (call) => create('product', call),
  'PUT /api/admin/products/{slug}': (call) => change('product', call),
  'DELETE /api/admin/products/{slug}': (call) => remove('product', call),
  'POST /api/admin/category': (call) => create('category', call),
  'PUT /api/admin/category/{slug}': (call) => change('category', call),
  'DELETE /api/admin/category/{slug}': (call) => remove('category', call),
  'POST /api/admin/brands': (call) => create('brand', call),
  'PUT /api/admin/brands/{slug}': (call) => change('brand', call),
  'DELETE /api/admin/brands/{slug}': (call) => remove('brand', call),
  'PUT /api/admin/reviews/{id}': (call) => change('review', call),
  'PUT /api/admin/sellers/{id}': (call) => change('seller', call),
  'PUT /api/admin/refund-requests/{id}': (call) => change('refundRequest', call),
  'PUT /api/vendor/refund-requests/{id}': (call) => change('refundRequest', call),
  'PUT /api/user-list/{id}': (call) => change('user', call),
  'POST /api/vendor/products': async (call) => create('product', call, { shop: await shopOf(call) }),
  'PUT /api/vendor/products/{slug}': async (call) => change('product', call, soldBy(await shopOf(call))),
  'DELETE /api/vendor/products/{slug}': async (call) => remove('product', call, soldBy(await shopOf(call))),
  'POST /api/address/user': (call) => create('address', call),
  'PUT /api/address/user/{id}': (call) => change('address', call),
  'DELETE /api/address/user/{id}': (call) => remove('address', call),
  'POST /api/tickets': (call) => create('ticket', call),
  'PUT /api/tickets/{slug}': (call) => change('ticket', call),
} satisfies Partial<Answers>;

/** Creates a record of the body. `fixed` are fields that the caller does not choose. */
async function create(kind: Kind, call: Call, fixed: Fields = {}): Promise<Reply> {
  const [rule, { bodyOf, parsed }] = await loadRule(kind);
  const { create: creation } = rule;
  if (!creation) throw new Error(`mr: nothing creates a ${kind}. Its call is in the table. Add a rule.`);
  const resource: Resource = resources[kind];
  const body = { ...(await bodyOf(call, creation.body)), ...fixed };
  const records = (await resource.list(call.records)) as readonly Fields[];
  const user = await contact(call);
  const made = creation.make({ body, records, user, now: new Date().toISOString() });
  const record = parsed(creation.record, made) as Fields;
  const key = keyOf(resource.set, record);
  await resource.check?.(record, {}, call);
  if (records.some((other) => keyOf(resource.set, other) === key) || resource.reserved?.includes(key)) {
    throw new HttpError(409, `${resource.noun} with this name exists.`);
  }
  await call.records.insert(resource.set, record as unknown as RecordOf[FieldSet]);
  return created(record);
}

async function change(kind: Kind, call: Call, isReachable = everyRecord): Promise<Fields> {
  const [{ editable, derive }, { bodyOf }] = await loadRule(kind);
  const resource: Resource = resources[kind];
  const body: Fields = await bodyOf(call, editable);
  const before = await find(resource, call, isReachable);
  const after = { ...before, ...body };
  // Not validated as a whole: an invalid stored field would block every later change.
  const next = derive ? derive(after, new Date().toISOString()) : after;
  await resource.check?.(next, before, call);
  const fields = differences(before, next);
  if (Object.keys(fields).length > 0) await call.records.update(resource.set, keyOf(resource.set, before), fields);
  return next;
}

async function remove(kind: Kind, call: Call, isReachable = everyRecord): Promise<Reply> {
  const resource: Resource = resources[kind];
  const record = await find(resource, call, isReachable);
  await resource.checkRemoval?.(record, call);
  await call.records.remove(resource.set, keyOf(resource.set, record));
  return noContent();
}

/** Loads the schemas at the first write: a page that only reads never loads them. */
async function loadRule(kind: Kind) {
  const [{ rules }, body] = await Promise.all([import('./rules.ts'), import('./body.ts')]);
  return [rules[kind], body] as const;
}

/** Reads the record of the path among those that the caller may write. Throws an `HttpError` 404 without one. */
async function find(
  { set, noun, list, find: findOne, isOwned, first }: Resource,
  call: Call,
  isReachable: Test,
): Promise<Fields> {
  const wanted = call.params[recordKeys[set]] ?? '';
  if (findOne) {
    const found = (await findOne(call.records, wanted)) as Fields | undefined;
    if (!found || !isReachable(found)) throw new HttpError(404, `${noun} not found`);
    return found;
  }
  const user = await call.user();
  const all = (await list(call.records)) as readonly Fields[];
  const records = all.filter((record) => isReachable(record) && (isOwned !== true || userOf(record) === user));
  const record =
    records.find((candidate) => keyOf(set, candidate) === wanted) ??
    // As in the specification's reads, `1` means the first record.
    (first === true && wanted === '1' ? records[0] : undefined);
  if (!record) throw new HttpError(404, `${noun} not found`);
  return record;
}

function userOf(record: Fields): string | undefined {
  return (record['user'] as { id?: string } | undefined)?.id;
}

function keyOf(set: FieldSet, record: Fields): string {
  return String(record[recordKeys[set]]);
}

/** Returns the changed fields. Records are JSON, so JSON compares them. */
function differences(before: Fields, after: Fields): Fields {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value)),
  );
}
