import { createHash } from 'node:crypto';
import { loginName } from '@marketrow/contract';
import type { Metrics } from '../http/metrics.ts';
import type { Logger } from '../logger.ts';

/** An attempt to sign in, after it was judged. */
export interface LoginEvent {
  outcome: 'succeeded' | 'failed' | 'blocked';
  /** As it was sent. */
  username: string;
  /** The customer, when the attempt succeeded. */
  customerId: string | undefined;
  address: string | undefined;
  requestId: string;
}

/**
 * Writes a line for each attempt to sign in: at `info` when it succeeded, at `warn` when not, so that an attack can be seen.
 * The name is a digest: users type passwords into the wrong field, and an operator needs only to tell names apart.
 */
export function auditLogins(logger: Logger, metrics: Metrics | undefined): (event: LoginEvent) => void {
  return ({ outcome, username, customerId, address, requestId }) => {
    metrics?.countLogin(outcome);
    const name = createHash('sha256').update(loginName(username)).digest('hex').slice(0, 12);
    const level = outcome === 'succeeded' ? 'info' : 'warn';
    logger[level]('login', { event: 'login', outcome, name, customerId, address, requestId });
  };
}
