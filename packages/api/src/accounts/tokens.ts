import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a token, base64url. Tables have only this, so that a leak of the database leaks no token. Random tokens need no slow hash. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
