import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Orm } from '../database/database.ts';
import { readSecret } from '../database/secrets.ts';

/**
 * Device tokens, for browsers in which a user has signed in before. They sign no user in: they let a user who mistypes, or
 * comes while others try passwords at the same name, be counted apart from those others.
 */
export interface TrustedDevices {
  /** A new token, good for this customer in one browser. */
  createToken(customerId: string): Promise<string>;
  /** The device of a token; undefined when the token was not made for this customer. */
  recognise(token: string | undefined, customerId: string | undefined): Promise<string | undefined>;
}

const shape = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Makes tokens that all processes on the database know; nothing is stored for one. */
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
    async recognise(token, customerId) {
      const [, device, seal] = shape.exec(token ?? '') ?? [];
      if (device === undefined || seal === undefined) return undefined;
      // A name without an account costs the same as one with an account.
      const expected = await sealOf(device, customerId ?? '');
      const isRight = timingSafeEqual(Buffer.from(seal, 'base64url'), expected);
      return isRight && customerId !== undefined ? device : undefined;
    },
  };
}
