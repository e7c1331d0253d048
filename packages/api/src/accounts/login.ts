import { type Account, loginName } from '@marketrow/contract';
import { and, eq, or } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { customers } from '../database/schema.ts';
import type { Gate } from './hashGate.ts';
import { createTrustedDevices } from './trustedDevices.ts';
import { createLimits } from './limits.ts';
import { hashPassword, impossibleHash, isOutdated, verifyPassword } from './password.ts';
import { createKeyedQueue } from './keyedQueue.ts';

/** Input of a login. */
export interface Credentials {
  /** Mail address or phone number. */
  username: string;
  password: string;
  /** Network address; `undefined` for that of a private proxy. */
  address: string | undefined;
  /** The device token of an earlier login in this browser. */
  deviceToken: string | undefined;
}

/** A successful login. */
export interface Login extends Account {
  /** Token that the browser keeps until the next login. */
  deviceToken: string;
  /** Stored hash after the login. */
  passwordHash: string;
}

/** Result of an attempt. The client only learns whether there is a login. */
export interface LoginResult {
  outcome: 'succeeded' | 'failed' | 'blocked';
  /** `undefined` for an unknown name, a wrong password and a block. */
  login: Login | undefined;
}

/** Checks credentials. */
export type CheckLogin = (credentials: Credentials) => Promise<LoginResult>;

/** Attempts of one address at one name that may wait; further ones are refused. */
const waitingAttempts = 100;

/** Replaceable parts, for tests that count hashes. */
export interface LoginParts {
  verify: typeof verifyPassword;
}

/**
 * Creates the check of credentials. Unknown names, wrong passwords and blocks cost the same statements and one hash, so that
 * timing shows none of them.
 */
export function createLogin(orm: Orm, hashing: Gate, { verify }: LoginParts = { verify: verifyPassword }): CheckLogin {
  const limits = createLimits(orm);
  const devices = createTrustedDevices(orm);
  const oneByOne = createKeyedQueue(waitingAttempts);
  const noAccount = impossibleHash();

  const check = async (credentials: Credentials): Promise<LoginResult> => {
    const { username, password, address, deviceToken } = credentials;
    const name = loginName(username);
    const customer = await findCustomer(orm, name);
    const attempt = { name, address, device: await devices.recognize(deviceToken, customer?.id) };
    const isBlocked = (await limits.blockedFor(attempt)) > 0;
    const isRight = await hashing(() => verify(customer?.passwordHash ?? noAccount, password));
    if (!customer || !isRight || isBlocked) {
      await limits.countFailure(attempt, isBlocked);
      return { outcome: isBlocked ? 'blocked' : 'failed', login: undefined };
    }
    await limits.forget(attempt);
    let { passwordHash } = customer;
    if (isOutdated(passwordHash)) {
      passwordHash = await hashing(() => hashPassword(password));
      if (!(await rehash(orm, customer, passwordHash))) return check(credentials);
    }
    const kept = attempt.device === undefined ? undefined : deviceToken;
    const token = kept ?? (await devices.createToken(customer.id));
    const login = { customerId: customer.id, userId: customer.userId, deviceToken: token, passwordHash };
    return { outcome: 'succeeded', login };
  };

  // One by one, so that parallel guesses cannot pass the limit before failures are counted.
  return (credentials) =>
    oneByOne(JSON.stringify([loginName(credentials.username), credentials.address]), () => check(credentials));
}

async function findCustomer(orm: Orm, name: string) {
  const [customer] = await orm
    .select({ id: customers.id, userId: customers.userId, passwordHash: customers.passwordHash })
    .from(customers)
    .where(or(eq(customers.email, name), eq(customers.phone, name)))
    .limit(1);
  return customer;
}

/** Replaces a checked hash. Returns false if another login or a new password has replaced it meanwhile. */
async function rehash(orm: Orm, checked: { id: string; passwordHash: string }, passwordHash: string): Promise<boolean> {
  const rows = await orm
    .update(customers)
    .set({ passwordHash })
    .where(and(eq(customers.id, checked.id), eq(customers.passwordHash, checked.passwordHash)))
    .returning({ id: customers.id });
  return rows.length > 0;
}
