import { createHash } from 'node:crypto';
import { loginName } from '@marketrow/contract';
import type { Metrics } from '../http/metrics.ts';
import type { Logger } from '../logger.ts';

/** A finished attempt to sign in. */
export interface LoginEvent {
  outcome: 'succeeded' | 'failed' | 'blocked';
  /** As it was sent. */
  username: string;
  /** Id of the customer if the attempt succeeded. */
  customerId: string | undefined;
  address: string | undefined;
  requestId: string;
}

/**
 * Logs each attempt to sign in: at `info` if it succeeded, else at `warn`, so that an attack shows. The name is logged as a
 * digest: users type passwords into the wrong field.
 */
export function auditLogins(logger: Logger, metrics: Metrics | undefined): (event: LoginEvent) => void {
  return ({ outcome, username, customerId, address, requestId }) => {
    metrics?.countLogin(outcome);
    const name = createHash('sha256').update(loginName(username)).digest('hex').slice(0, 12);
    const level = outcome === 'succeeded' ? 'info' : 'warn';
    logger[level]('login', { event: 'login', outcome, name, customerId, address, requestId });
  };
}
