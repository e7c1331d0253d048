import type { RequestIdVariables } from 'hono/request-id';

/** What middleware leaves for the handlers. */
export interface AppEnvironment {
  Variables: RequestIdVariables;
}
