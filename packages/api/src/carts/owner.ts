import { type CartOwner, ownerToRead, ownerToSave } from '@marketrow/contract';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Session } from '../accounts/sessions.ts';
import type { Orm } from '../database/database.ts';
import { preparedOnce } from '../database/prepared.ts';
import { carts, guestIdBindings } from '../database/schema.ts';

const { placeholder } = sql;

const statements = preparedOnce((orm) => {
  const one = { one: sql`1` };
  const binding = and(
    eq(guestIdBindings.guestId, placeholder('guestId')),
    eq(guestIdBindings.customerId, placeholder('customerId')),
  );
  const guestCart = and(eq(carts.ownerKind, 'guest'), eq(carts.ownerId, placeholder('guestId')));
  return {
    facts: orm
      .select({
        isBound: sql<boolean>`${exists(orm.select(one).from(guestIdBindings).where(binding))}`,
        hasGuestCart: sql<boolean>`${exists(orm.select(one).from(carts).where(guestCart))}`,
      })
      .from(sql`(select 1) as one`)
      .prepare('cart_owner'),
  };
});

/**
 * Returns the owner of the cart that a guest id means at a read, see `ownerToRead`. A customer's cart needs the customer's
 * session. Stores the binding of the id if `mayBind`.
 */
export async function findCartToRead(
  orm: Orm,
  guestId: string,
  session: Session | undefined,
  mayBind: boolean,
): Promise<CartOwner> {
  if (!session) return { kind: 'guest', id: guestId };
  const { customerId } = session;
  const { owner, bind } = ownerToRead({ guestId, customerId, mayBind, ...(await factsOf(orm, guestId, customerId)) });
  if (bind) await orm.insert(guestIdBindings).values({ guestId, customerId }).onConflictDoNothing();
  return owner;
}

/** Returns the owner of the cart that a guest id means at a save. */
export async function findCartToSave(orm: Orm, guestId: string, session: Session | undefined): Promise<CartOwner> {
  if (!session) return { kind: 'guest', id: guestId };
  const { customerId } = session;
  return ownerToSave({ guestId, customerId, ...(await factsOf(orm, guestId, customerId)) });
}

async function factsOf(orm: Orm, guestId: string, customerId: string) {
  const [facts] = await statements(orm).facts.execute({ guestId, customerId });
  return facts ?? { isBound: false, hasGuestCart: false };
}
