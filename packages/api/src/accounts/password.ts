import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost of a hash. */
interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

interface Hash extends Cost {
  salt: Buffer;
  tag: Buffer;
}

// The lowest setting that OWASP names for argon2id. Raise it here: people are rehashed when they next sign in.
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const saltLength = 16;

const run = promisify(argon2);
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password with argon2id and returns a PHC string. The password is neither trimmed nor truncated. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return write({ ...cost, salt, tag: await tagOf(password, salt, cost, tagLength) });
}

/** Returns true if the password matches a PHC string. Always runs one hash. Throws an `Error` for another format. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { salt, tag, ...itsCost } = parse(hash);
  return timingSafeEqual(await tagOf(password, salt, itsCost, tag.length), tag);
}

/** Returns true for a hash with another cost than the present one. */
export function isOutdated(hash: string): boolean {
  const { memory, passes, parallelism } = parse(hash);
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism;
}

/** Returns a hash that no password matches. Checked for unknown names, so that timing does not show them. */
export function impossibleHash(): string {
  return write({ ...cost, salt: randomBytes(saltLength), tag: randomBytes(tagLength) });
}

function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, length: number) {
  return run('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: length });
}

function write({ memory, passes, parallelism, salt, tag }: Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function parse(text: string): Hash {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(text) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('a stored password is not an argon2id PHC string');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
