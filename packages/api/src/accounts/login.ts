import { type Account, loginName } from '@marketrow/contract';
import { and, eq, or } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { customers } from '../database/schema.ts';
import type { Gate } from './hashGate.ts';
import { createTrustedDevices } from './trustedDevices.ts';
import { createLimits } from './limits.ts';
import { hashPassword, impossibleHash, isOutdated, verifyPassword } from './password.ts';
import { createKeyedQueue } from './keyedQueue.ts';

/** What a user gives to sign in. */
export interface Credentials {
  /** Mail address or phone number. */
  username: string;
  password: string;
  /** Network address; undefined where it says nothing about the client. */
  address: string | undefined;
  /** The device token of an earlier login in this browser. */
  deviceToken: string | undefined;
}

/** A user whose credentials are right. */
export interface Login extends Account {
  /** For the browser to keep until the next login. */
  deviceToken: string;
  /** Hash that is stored now. */
  passwordHash: string;
}

/** What came of an attempt. The client learns only whether there is a login. */
export interface LoginResult {
  outcome: 'succeeded' | 'failed' | 'blocked';
  /** Undefined for a wrong name, a wrong password and a block alike. */
  login: Login | undefined;
}

/** Checks credentials. */
export type CheckLogin = (credentials: Credentials) => Promise<LoginResult>;

/** How many attempts of one address at one name may wait for the one that is being checked. */
const waitingAttempts = 100;

/** The part of a login that costs, replaceable so that a test can count it. */
export interface LoginParts {
  verify: typeof verifyPassword;
}

/**
 * Makes the check of credentials. Every attempt takes the same way whether the name exists, the password is wrong or
 * the name is blocked: one query of the customers, one of the limits, one hash, one count. Only then is it judged.
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
    const attempt = { name, address, device: await devices.recognise(deviceToken, customer?.id) };
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

  // One by one, so that the next guess of a burst already finds the failure of the one before it counted.
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

/** Replaces a hash that was checked. Returns false if it was replaced meanwhile, by another login or a new password. */
async function rehash(orm: Orm, checked: { id: string; passwordHash: string }, passwordHash: string): Promise<boolean> {
  const rows = await orm
    .update(customers)
    .set({ passwordHash })
    .where(and(eq(customers.id, checked.id), eq(customers.passwordHash, checked.passwordHash)))
    .returning({ id: customers.id });
  return rows.length > 0;
}
