import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnvironment } from './environment.ts';
import { HttpProblem } from './problem.ts';

const kibibyte = 1_024;

/** Largest bodies that are smaller than usual. */
const small: Readonly<Record<string, MiddlewareHandler<AppEnvironment>>> = {
  '/login/customer': atMost(4),
  '/customer-cart-items/merge': atMost(1),
  '/logout': atMost(1),
};

/** A cart of 200 ordinary lines fits. */
const usual = atMost(64);

/** Refuses bodies that are larger than their call can need, announced or in chunks, without reading them to the end. */
export const bodyLimits: MiddlewareHandler<AppEnvironment> = (c, next) => (small[c.req.path] ?? usual)(c, next);

function atMost(size: number): MiddlewareHandler<AppEnvironment> {
  return bodyLimit({
    maxSize: size * kibibyte,
    onError: () => {
      // The rest of the body is not waited for, so the connection cannot be used again.
      throw new HttpProblem(413, `The body is larger than ${size} KiB`, { headers: { Connection: 'close' } });
    },
  });
}
