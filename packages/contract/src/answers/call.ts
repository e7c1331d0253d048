import type { Records } from './records.ts';

/** A call of `/api`. */
export interface Call {
  query: URLSearchParams;
  /** Values of the path's `{…}`, decoded. */
  params: Readonly<Record<string, string>>;
  records: Records;
  /** Id of the user who is signed in. Without a session that of the first user in a demo, else empty. */
  user: () => Promise<string>;
  /** Reads the JSON of the body. Throws an `HttpError` for a body that is too large or not JSON. */
  body: () => Promise<unknown>;
}

/** Answer with a status or headers. Any other value is data with status 200. */
export class Reply {
  readonly status: number;
  /** `undefined`: no body. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, data?: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.data = data;
    this.headers = headers;
  }
}

/** Answers a call with data or a `Reply`. Throws an `HttpError` for an invalid call. */
export type Resolver<Data = unknown> = (call: Call) => Promise<Data | Reply>;
