import { HttpError } from '@marketrow/contract';
import { createKeyedQueue } from '../accounts/keyedQueue.ts';
import { couponSettings, createLimits, refuseBlocked } from '../accounts/limits.ts';
import type { Orm } from '../database/database.ts';

/** Runs a task that names a coupon; refuses it with a 429 after too many codes that no coupon has. */
export type CouponGuard = <Result>(
  caller: { guestId: string; address: string | undefined },
  task: () => Promise<Result>,
) => Promise<Result>;

/** Tasks of one guest id that may wait; further ones are refused. */
const waitingTasks = 20;

/** Creates the guard. Each call that takes a code needs it: a code could be guessed by the other. */
export function createCouponGuard(orm: Orm): CouponGuard {
  const limits = createLimits(orm, couponSettings);
  const oneByOne = createKeyedQueue(waitingTasks);

  return ({ guestId, address }, task) => {
    const attempt = { name: guestId, address, device: undefined };
    // One by one, so that parallel guesses cannot pass the limit before failures are counted.
    return oneByOne(guestId, async () => {
      refuseBlocked(await limits.blockedFor(attempt), 'Too many unknown codes, try again later');
      try {
        return await task();
      } catch (error) {
        if (isUnknownCode(error)) await limits.countFailure(attempt, false);
        throw error;
      }
    });
  };
}

function isUnknownCode(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { reason } = Object(error.extra?.['coupon']) as { reason?: unknown };
  return reason === 'unknown';
}
