import { attempt } from './attempt.ts';
import type { CartLogger } from './types.ts';

/** Tells the logger of the options, or the console; what that throws is nobody's business. */
export function log(
  { logger }: { logger?: CartLogger | undefined },
  ...what: [message: string, detail?: unknown]
): void {
  attempt(() => (logger ?? console).error(...what));
}
