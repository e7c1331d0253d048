import { loginName } from '@marketrow/contract';
import type { Orm } from '../database/database.ts';
import { createKeyedQueue } from './keyedQueue.ts';
import { createLimits, type LimitSettings } from './limits.ts';

/** Requests for mails to one address that may wait; further ones are refused. */
const waitingRequests = 20;

/** Counts a mail to an email address. Returns the seconds for which no further one may be sent; 0: this one may. */
export type MailLimit = (email: string, address: string | undefined) => Promise<number>;

/** Creates a limit of mails that anybody can request. `address` is the client's network address, as in `Attempt`. */
export function createMailLimit(orm: Orm, settings: LimitSettings): MailLimit {
  const limits = createLimits(orm, settings);
  const oneByOne = createKeyedQueue(waitingRequests);

  return (email, address) => {
    const attempt = { name: loginName(email), address, device: undefined };
    // One by one, so that parallel requests cannot pass the limit before they are counted.
    return oneByOne(attempt.name, async () => {
      const seconds = await limits.blockedFor(attempt);
      if (seconds === 0) await limits.countFailure(attempt, false);
      return seconds;
    });
  };
}
