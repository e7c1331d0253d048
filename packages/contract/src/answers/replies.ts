import { Reply } from './call.ts';

/** A 404 without a body. */
export function notFound(): Reply {
  return new Reply(404);
}

/** A 404 with a message. */
export function notFoundWith(message: string): Reply {
  return new Reply(404, { message });
}

/** A 201 with the record that was created. */
export function created(data: unknown): Reply {
  return new Reply(201, data);
}

/** A 204. */
export function noContent(): Reply {
  return new Reply(204);
}
