import { type CartLine, type CartOwner, type ExpectedRevisions } from '@marketrow/contract';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { withRetry } from '../database/errors.ts';
import { preparedOnce } from '../database/prepared.ts';
import { carts } from '../database/schema.ts';

/** A stored cart. */
export interface StoredCart {
  items: CartLine[];
  /** Grows by one with each replacement; 0: never stored. */
  rev: number;
}

/** Thrown if the cart is at a revision that the save must not replace. Nothing is changed then. */
export class RevisionMismatch extends Error {
  override readonly name = 'RevisionMismatch';

  /** Revision of the stored cart. */
  readonly current: number;

  constructor(current: number) {
    super('the cart has changed');
    this.current = current;
  }
}

const { placeholder } = sql;
const isOwners = and(eq(carts.ownerKind, placeholder('kind')), eq(carts.ownerId, placeholder('id')));
const row = {
  ownerKind: placeholder('kind'),
  ownerId: placeholder('id'),
  lines: placeholder('lines'),
  savedBy: placeholder('savedBy'),
};
const target = [carts.ownerKind, carts.ownerId];
const replacement = {
  lines: sql`excluded.lines`,
  savedBy: sql`excluded.saved_by`,
  rev: sql`${carts.rev} + 1`,
  updatedAt: sql`now()`,
  touchedOn: sql`current_date`,
};
const isOneOf = sql`${carts.rev} = any(${placeholder('revisions')}::bigint[])`;

/**
 * Statements of carts, prepared once for each connection. A save is one statement: its row lock serializes concurrent saves
 * of one cart, and the condition is evaluated on the row as the previous save has left it.
 */
const statements = preparedOnce((orm) => ({
  read: orm.select({ items: carts.lines, rev: carts.rev }).from(carts).where(isOwners).prepare('cart_read'),
  /** Reads several owners' carts, and those of other combinations of their kinds and ids, which `readCarts` drops. */
  readSeveral: orm
    .select({ kind: carts.ownerKind, id: carts.ownerId, items: carts.lines, rev: carts.rev })
    .from(carts)
    .where(
      and(
        sql`${carts.ownerKind} = any(${placeholder('kinds')}::text[])`,
        sql`${carts.ownerId} = any(${placeholder('ids')}::text[])`,
      ),
    )
    .prepare('cart_read_several'),
  save: orm
    .insert(carts)
    .values(row)
    .onConflictDoUpdate({ target, set: replacement })
    .returning({ rev: carts.rev })
    .prepare('cart_save'),
  /** Inserts a cart, too. */
  saveOver: orm
    .insert(carts)
    .values(row)
    .onConflictDoUpdate({ target, set: replacement, setWhere: isOneOf })
    .returning({ rev: carts.rev })
    .prepare('cart_save_over'),
  /** Updates a stored cart only. */
  replace: orm
    .update(carts)
    .set({
      ...replacement,
      lines: sql`${placeholder('lines')}::jsonb`,
      savedBy: sql`${placeholder('savedBy')}::text`,
    })
    .where(and(isOwners, isOneOf))
    .returning({ rev: carts.rev })
    .prepare('cart_replace'),
  replaceStored: orm
    .update(carts)
    .set({
      ...replacement,
      lines: sql`${placeholder('lines')}::jsonb`,
      savedBy: sql`${placeholder('savedBy')}::text`,
    })
    .where(and(isOwners, gt(carts.rev, 0)))
    .returning({ rev: carts.rev })
    .prepare('cart_replace_stored'),
}));

/** Returns the condition for an owner's cart. */
export function isCartOf({ kind, id }: CartOwner): SQL | undefined {
  return and(eq(carts.ownerKind, kind), eq(carts.ownerId, id));
}

/** Reads a cart; empty for an unknown owner. */
export async function readCart(orm: Orm, { kind, id }: CartOwner): Promise<StoredCart> {
  const [cart] = await statements(orm).read.execute({ kind, id });
  return cart ?? emptyCart();
}

/** Reads the carts of several owners by one statement, in their order. */
export async function readCarts(orm: Orm, owners: readonly CartOwner[]): Promise<StoredCart[]> {
  const kinds = [...new Set(owners.map(({ kind }) => kind))];
  const ids = owners.map(({ id }) => id);
  const rows = await statements(orm).readSeveral.execute({ kinds, ids });
  const found = new Map(rows.map(({ kind, id, items, rev }) => [keyOf({ kind, id }), { items, rev }]));
  return owners.map((owner) => found.get(keyOf(owner)) ?? emptyCart());
}

const emptyCart = (): StoredCart => ({ items: [], rev: 0 });

const keyOf = ({ kind, id }: CartOwner) => `${kind} ${id}`;

/**
 * Replaces all lines of a cart and returns its new revision. Throws `RevisionMismatch` for a cart at a revision that is not
 * expected. `savedBy` is the id of the customer who is signed in.
 */
export function saveCart(
  orm: Orm,
  owner: CartOwner,
  items: readonly CartLine[],
  expected: ExpectedRevisions = 'any',
  savedBy: string | null = null,
): Promise<number> {
  const { save, saveOver, replace, replaceStored } = statements(orm);
  const cart = { kind: owner.kind, id: owner.id, savedBy };
  return withRetry(async () => {
    const [saved] = await run();
    if (saved) return saved.rev;
    throw new RevisionMismatch((await readCart(orm, owner)).rev);
  });

  function run(): Promise<{ rev: number }[]> {
    if (expected === 'any') return save.execute({ ...cart, lines: items });
    const lines = JSON.stringify(items);
    if (expected === 'stored') return replaceStored.execute({ ...cart, lines });
    if (expected.includes(0)) return saveOver.execute({ ...cart, lines: items, revisions: expected });
    return replace.execute({ ...cart, lines, revisions: expected });
  }
}
