import { tryCatch } from './tryCatch.ts';
import type { CartLogger } from './types.ts';

/** Tells the logger of the options, or the console; what that throws is nobody's business. */
export function log(
  { logger }: { logger?: CartLogger | undefined },
  ...what: [message: string, detail?: unknown]
): void {
  tryCatch(() => (logger ?? console).error(...what));
}
