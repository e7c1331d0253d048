import type { Operation } from './operation.ts';
import { type CallPath, reads } from './reads.ts';
import { real } from './real.ts';
import { type WriteCall, writes } from './writes.ts';

export { changes, creations } from './bodies.ts';
export type { Operation, QueryParameter } from './operation.ts';
export { type Answer, answerSchemas, type CallPath } from './reads.ts';
export type { WriteCall } from './writes.ts';

/** A call of the mock API, such as `GET /api/shops`. */
export type MockCall = `GET ${CallPath}` | WriteCall;

/** Every call: reads and writes of the mock API, then the calls of the reference API. The order is that of the OpenAPI document. */
export const operations: readonly Operation[] = [
  ...Object.entries<Omit<Operation, 'method' | 'path'>>(reads).map(([path, read]): Operation => ({
    method: 'GET',
    path,
    ...read,
  })),
  ...Object.entries<Omit<Operation, 'method' | 'path'>>(writes).map(([call, write]): Operation => {
    const [method, path] = call.split(' ') as [Operation['method'], string];
    return { method, path, ...write };
  }),
  ...real,
];
