import { bodyBytes, HttpError } from '@marketrow/fixtures/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnvironment } from './environment.ts';

const byCall = new Map(Object.entries(bodyBytes).map(([path, bytes]) => [path, atMost(bytes)]));
const usual = atMost(bodyBytes['/cart-items']);

/** Refuses bodies that are larger than their call can need, announced or in chunks, without reading them to the end. */
export const bodyLimits: MiddlewareHandler<AppEnvironment> = (c, next) => (byCall.get(c.req.path) ?? usual)(c, next);

function atMost(maxSize: number): MiddlewareHandler<AppEnvironment> {
  return bodyLimit({
    maxSize,
    onError: () => {
      // The rest of the body is not waited for, so the connection cannot be used again.
      throw new HttpError(413, `The body is larger than ${maxSize / 1_024} KiB`, { headers: { Connection: 'close' } });
    },
  });
}
