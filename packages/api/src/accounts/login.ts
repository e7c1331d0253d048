import { eq, or } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { customers } from '../database/schema.ts';
import { createGate, hashGateOptions } from './hashGate.ts';
import { createKnownBrowsers } from './knownBrowsers.ts';
import { createLimits } from './limits.ts';
import { loginName } from './loginName.ts';
import { hashPassword, impossibleHash, isOutdated, verifyPassword } from './password.ts';
import { createTurns } from './turns.ts';

/** What somebody gives to sign in. */
export interface Credentials {
  /** Mail address or phone number. */
  username: string;
  password: string;
  /** Network address; undefined where it says nothing about the person. */
  address: string | undefined;
  /** What the browser has kept of an earlier login. */
  mark: string | undefined;
}

/** Who the credentials belong to. */
export interface Account {
  customerId: string;
  userId: string;
}

/** Somebody whose credentials are right. */
export interface Login extends Account {
  /** What the browser should keep, to be known at the next login. */
  mark: string;
}

/** Checks credentials. Undefined for a wrong name, a wrong password and a block alike. */
export type CheckLogin = (credentials: Credentials) => Promise<Login | undefined>;

/** How many attempts of one address at one name may wait for the one that is being checked. */
const waitingAttempts = 100;

/** The part of a login that costs, replaceable so that a test can count it. */
export interface LoginParts {
  verify: typeof verifyPassword;
}

/**
 * Makes the check of credentials. Every attempt takes the same way whether the name exists, the password is wrong or
 * the name is blocked: one look at the customers, one at the limits, one hash, one count. Only then is it judged.
 */
export function createLogin(orm: Orm, { verify }: LoginParts = { verify: verifyPassword }): CheckLogin {
  const limits = createLimits(orm);
  const browsers = createKnownBrowsers(orm);
  const hashing = createGate(hashGateOptions);
  const inTurn = createTurns(waitingAttempts);
  const nobody = impossibleHash();

  const check = async ({ username, password, address, mark }: Credentials): Promise<Login | undefined> => {
    const name = loginName(username);
    const customer = await findCustomer(orm, name);
    const attempt = { name, address, browser: await browsers.recognise(mark, customer?.id) };
    const isBlocked = await limits.isBlocked(attempt);
    const isRight = await hashing(() => verify(customer?.passwordHash ?? nobody, password));
    if (!customer || !isRight || isBlocked) {
      await limits.countFailure(attempt, isBlocked);
      return undefined;
    }
    await limits.forget(attempt);
    if (isOutdated(customer.passwordHash)) await rehash(orm, customer.id, await hashing(() => hashPassword(password)));
    const kept = attempt.browser === undefined ? undefined : mark;
    return { customerId: customer.id, userId: customer.userId, mark: kept ?? (await browsers.mark(customer.id)) };
  };

  // In turn, so that the next guess of a burst already finds the failure of the one before it counted.
  return (credentials) =>
    inTurn(JSON.stringify([loginName(credentials.username), credentials.address]), () => check(credentials));
}

async function findCustomer(orm: Orm, name: string) {
  const [customer] = await orm
    .select({ id: customers.id, userId: customers.userId, passwordHash: customers.passwordHash })
    .from(customers)
    .where(or(eq(customers.email, name), eq(customers.phone, name)))
    .limit(1);
  return customer;
}

async function rehash(orm: Orm, id: string, passwordHash: string): Promise<void> {
  await orm.update(customers).set({ passwordHash }).where(eq(customers.id, id));
}
