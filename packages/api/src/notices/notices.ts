import { type CatalogEntry, isInStock, lineName, loginName, refuseNotice, type StockNotice } from '@marketrow/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { consoleMailer, type Mailer } from '../accounts/mailer.ts';
import { mailLanguageOf } from '../accounts/mails.ts';
import type { Catalogue } from '../carts/catalogue.ts';
import type { Orm, Queryable } from '../database/database.ts';
import { stockNotices } from '../database/schema.ts';
import { describeError, type Logger } from '../logger.ts';
import { writeStockMail } from './mail.ts';
import { createNoticeTokens } from './tokens.ts';

/** Parts of the notices. */
export interface NoticeParts {
  orm: Orm;
  /** Names and stock of lines. */
  catalogue: Catalogue;
  mailer: Mailer;
  /** Origin of the pages that mails link to. */
  publicUrl: () => string;
  logger: Logger;
}

/** Requests for a mail once a choice is in stock. */
export interface Notices {
  /** False if mails are printed, not sent. */
  readonly mails: boolean;
  /** Stores a request and returns the token that deletes it. Throws an `HttpError` 404 for what is not sold, 409 for what is in stock. */
  ask(notice: StockNotice, origin: string | null): Promise<string>;
  /** Deletes the requests of a token. Ignores an invalid one. */
  remove(token: string): Promise<void>;
  /** Marks the mails of what is in stock now as due: of these products, or of all. `within` is a transaction that changes the stock. */
  queue(within?: Queryable, productIds?: readonly string[]): Promise<void>;
  /** Sends the due mails and returns their number. A mail that fails, or is left by a crash, is sent later. */
  send(isStopped?: () => boolean): Promise<number>;
  /** Sends without waiting; a failure is logged. */
  sendSoon(): void;
}

/** Rows taken by one statement. */
const batch = 20;

/** Lines looked up by one call of the catalogue. */
const lookedUp = 500;

/** Creates the notices over a database. */
export function createNotices({ orm, catalogue, mailer, publicUrl, logger }: NoticeParts): Notices {
  const tokens = createNoticeTokens(orm);

  const sendOne = async (row: typeof stockNotices.$inferSelect): Promise<boolean> => {
    const { lineId, email, language } = row;
    const isRow = and(eq(stockNotices.lineId, lineId), eq(stockNotices.email, email));
    try {
      const entry = (await catalogue([lineId])).get(lineId);
      // Without an entry the product is gone, and there is nothing to link to.
      if (entry) {
        const token = await tokens.sign({ email });
        const origin = row.origin ?? publicUrl();
        await mailer.send(
          writeStockMail({ to: email, language, origin, name: nameOf(entry, language), slug: entry.slug, token }),
        );
      }
      await orm.delete(stockNotices).where(isRow);
      return entry !== undefined;
    } catch (error) {
      logger.error('mail failed', { kind: 'back-in-stock', ...describeError(error) });
      return false;
    }
  };

  const send: Notices['send'] = async (isStopped = () => false) => {
    for (let sent = 0; ;) {
      const rows = await takeDue(orm);
      for (const row of rows) if (!isStopped() && (await sendOne(row))) sent += 1;
      if (rows.length < batch || isStopped()) return sent;
    }
  };

  return {
    mails: mailer !== consoleMailer,
    async ask({ id, email, language: asked }, origin) {
      const language = mailLanguageOf(asked);
      const entry = (await catalogue([id])).get(id);
      refuseNotice(entry);
      const to = loginName(email);
      await orm
        .insert(stockNotices)
        .values({ lineId: id, productId: entry?.productId ?? id, email: to, language, origin })
        .onConflictDoUpdate({
          target: [stockNotices.lineId, stockNotices.email],
          set: { language, origin, askedAt: sql`now()` },
        });
      return tokens.sign({ email: to, lineId: id });
    },
    async remove(token) {
      const scope = await tokens.read(token);
      if (!scope) return;
      const { email, lineId } = scope;
      await orm
        .delete(stockNotices)
        .where(and(eq(stockNotices.email, email), lineId === undefined ? undefined : eq(stockNotices.lineId, lineId)));
    },
    queue: (within, productIds) => queueNotices(within ?? orm, catalogue, within, productIds),
    send,
    sendSoon() {
      void send().catch((error: unknown) => {
        // The sweep retries.
        logger.warn('sending notices failed', describeError(error));
      });
    },
  };
}

async function queueNotices(
  database: Queryable,
  catalogue: Catalogue,
  within: Queryable | undefined,
  productIds: readonly string[] | undefined,
): Promise<void> {
  if (productIds?.length === 0) return;
  const isWaiting: SQL | undefined = and(
    isNull(stockNotices.dueAt),
    productIds && inArray(stockNotices.productId, [...productIds]),
  );
  const lines = await database.selectDistinct({ id: stockNotices.lineId }).from(stockNotices).where(isWaiting);
  for (let start = 0; start < lines.length; start += lookedUp) {
    const ids = lines.slice(start, start + lookedUp).map(({ id }) => id);
    const entries = await catalogue(ids, within);
    const back = ids.filter((id) => isInStock(entries.get(id)));
    if (back.length === 0) continue;
    await database
      .update(stockNotices)
      .set({ dueAt: sql`now()` })
      .where(and(isNull(stockNotices.dueAt), inArray(stockNotices.lineId, back)));
  }
}

/** Takes rows whose mail is due, and postpones them by five minutes, doubled with each try. */
async function takeDue(orm: Orm) {
  return orm
    .update(stockNotices)
    .set({
      attempts: sql`${stockNotices.attempts} + 1`,
      dueAt: sql`now() + interval '5 minutes' * 2 ^ least(${stockNotices.attempts}, 8)`,
    })
    .where(
      sql`ctid in (
        select ctid from ${stockNotices} where ${stockNotices.dueAt} <= now()
        order by ${stockNotices.dueAt} limit ${batch}::int for update skip locked
      )`,
    )
    .returning();
}

function nameOf({ names }: CatalogEntry, language: string): string {
  const name = names.find((own) => own.language === language) ?? names[0];
  return name ? lineName(name.title, name.variant) : '';
}
