import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Orm } from '../database/database.ts';
import { readSecret } from '../database/secrets.ts';

/**
 * Tokens for browsers in which a user has signed in before. They sign no user in; failures in such a browser are counted apart
 * from those of strangers who try passwords at the same name.
 */
export interface TrustedDevices {
  /** Creates a token for this customer in one browser. */
  createToken(customerId: string): Promise<string>;
  /** Returns the device of a token; `undefined` for another customer's or an invalid token. */
  recognize(token: string | undefined, customerId: string | undefined): Promise<string | undefined>;
}

const shape = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Creates signed device tokens. All processes on the database share the secret, and no row is stored. */
export function createTrustedDevices(orm: Orm): TrustedDevices {
  let secret: string | undefined;
  const sealOf = async (device: string, customerId: string): Promise<Buffer> => {
    secret ??= await readSecret(orm, 'known-browsers');
    return createHmac('sha256', secret)
      .update(JSON.stringify([device, customerId]))
      .digest();
  };

  return {
    async createToken(customerId) {
      const device = randomBytes(16).toString('base64url');
      return `${device}.${(await sealOf(device, customerId)).toString('base64url')}`;
    },
    async recognize(token, customerId) {
      const [, device, seal] = shape.exec(token ?? '') ?? [];
      if (device === undefined || seal === undefined) return undefined;
      // Runs for unknown names, too, so that timing does not show them.
      const expected = await sealOf(device, customerId ?? '');
      const isRight = timingSafeEqual(Buffer.from(seal, 'base64url'), expected);
      return isRight && customerId !== undefined ? device : undefined;
    },
  };
}
