import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Orm } from '../database/database.ts';
import { readSecret } from '../database/secrets.ts';

/** Notices that a token deletes: one, or all of a mail address. */
export interface NoticeScope {
  email: string;
  lineId?: string | undefined;
}

const scopeSchema = z.object({ email: z.string(), lineId: z.string().optional() });

/** Signs and verifies scopes. A token needs no row, so that it works after its notice was sent. */
export interface NoticeTokens {
  sign(scope: NoticeScope): Promise<string>;
  /** Returns the scope of a token; `undefined` if it was not signed here. */
  read(token: string): Promise<NoticeScope | undefined>;
}

/** Creates the tokens with the secret of the database. */
export function createNoticeTokens(orm: Orm): NoticeTokens {
  let secret: Promise<string> | undefined;
  const signatureOf = async (payload: string) => {
    secret ??= readSecret(orm, 'stock-notices');
    return createHmac('sha256', await secret)
      .update(payload)
      .digest('base64url');
  };
  return {
    async sign(scope) {
      const payload = Buffer.from(JSON.stringify(scope)).toString('base64url');
      return `${payload}.${await signatureOf(payload)}`;
    },
    async read(token) {
      const [payload = '', signature = ''] = token.split('.');
      const expected = Buffer.from(await signatureOf(payload));
      const sent = Buffer.from(signature);
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
      return scopeSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },
  };
}
