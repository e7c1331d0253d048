import type { RequestIdVariables } from 'hono/request-id';

/** Values that middleware sets for handlers. */
export interface AppEnvironment {
  Variables: RequestIdVariables & {
    /** Address of the call with `?shop=` set to the seller's shop; replaces the request's. */
    callUrl?: string;
  };
}
