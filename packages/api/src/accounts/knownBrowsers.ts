import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Orm } from '../database/database.ts';
import { readSecret } from '../database/secrets.ts';

/**
 * Marks of browsers in which somebody has signed in before. They sign nobody in: they let a person who mistypes, or comes
 * while strangers try passwords at the same name, be counted apart from those strangers.
 */
export interface KnownBrowsers {
  /** A new mark, good for this customer in one browser. */
  mark(customerId: string): Promise<string>;
  /** What tells the browser of a mark apart; undefined when the mark was not made for this customer. */
  recognise(mark: string | undefined, customerId: string | undefined): Promise<string | undefined>;
}

const shape = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Makes marks that all processes on the database know; nothing is stored for one. */
export function createKnownBrowsers(orm: Orm): KnownBrowsers {
  let secret: string | undefined;
  const sealOf = async (browser: string, customerId: string): Promise<Buffer> => {
    secret ??= await readSecret(orm, 'known-browsers');
    return createHmac('sha256', secret)
      .update(JSON.stringify([browser, customerId]))
      .digest();
  };

  return {
    async mark(customerId) {
      const browser = randomBytes(16).toString('base64url');
      return `${browser}.${(await sealOf(browser, customerId)).toString('base64url')}`;
    },
    async recognise(mark, customerId) {
      const [, browser, seal] = shape.exec(mark ?? '') ?? [];
      if (browser === undefined || seal === undefined) return undefined;
      // A name that nobody has costs the same as one that somebody has.
      const expected = await sealOf(browser, customerId ?? '');
      const isRight = timingSafeEqual(Buffer.from(seal, 'base64url'), expected);
      return isRight && customerId !== undefined ? browser : undefined;
    },
  };
}
