import { createHash, randomBytes } from 'node:crypto';

/** Makes a token of 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, base64url. Tables hold only this: a reader of the database cannot use a token. A random token needs no slow hash. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
