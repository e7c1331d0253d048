import { createHash } from 'node:crypto';
import { HttpError, parseIdempotencyKey } from '@marketrow/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Orm } from '../database/database.ts';
import { answeredWrites } from '../database/schema.ts';

/** Caller of a write, and the database that keeps answers. */
interface Repeatable {
  orm: Orm;
  caller: string;
}

/** Seconds after which a write without an answer counts as not made: its process has died. */
const abandonedAfter = 60;

/**
 * Answers a POST, or repeats the answer that the same POST had: a write that names itself by `Idempotency-Key` is made once. Throws a 400
 * for a key that is none, a 422 for one that was used for something else, a 409 while the first write is still being made.
 */
export async function answerOnce(
  c: Context,
  { orm, caller }: Repeatable,
  make: () => Promise<Response>,
): Promise<Response> {
  const sent = c.req.header('Idempotency-Key');
  if (sent === undefined) return make();
  const key = parseIdempotencyKey(sent);
  const body = Buffer.from(await c.req.arrayBuffer());
  const fingerprint = createHash('sha256')
    .update(`${c.req.path}${new URL(c.req.url).search} `)
    .update(body)
    .digest('base64url');
  const isOwn = and(eq(answeredWrites.caller, caller), eq(answeredWrites.key, key));
  await orm
    .delete(answeredWrites)
    .where(
      and(
        isOwn,
        isNull(answeredWrites.status),
        sql`${answeredWrites.at} < now() - make_interval(secs => ${abandonedAfter}::int)`,
      ),
    );
  const claimed = await orm
    .insert(answeredWrites)
    .values({ caller, key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: answeredWrites.key });
  if (claimed.length === 0) return repeated(orm, isOwn, fingerprint);
  try {
    const response = await make();
    const text = await response.clone().text();
    await orm.update(answeredWrites).set({ status: response.status, body: text }).where(isOwn);
    return response;
  } catch (error) {
    // A write that was refused or has failed was not made: the next try begins anew.
    await orm.delete(answeredWrites).where(isOwn);
    throw error;
  }
}

async function repeated(orm: Orm, isOwn: ReturnType<typeof and>, fingerprint: string): Promise<Response> {
  const [earlier] = await orm.select().from(answeredWrites).where(isOwn);
  if (earlier && earlier.fingerprint !== fingerprint)
    throw new HttpError(422, 'This Idempotency-Key was used for another write.');
  if (!earlier || earlier.status === null)
    throw new HttpError(409, 'This write is being made. Send it again in a moment.');
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return new Response(earlier.body, { status: earlier.status, headers });
}
