import type { RequestIdVariables } from 'hono/request-id';

/** What middleware leaves for the handlers. */
export interface AppEnvironment {
  Variables: RequestIdVariables & {
    /** Address of a mock call in place of the request's: it names the seller's own shop. */
    callUrl?: string;
  };
}
