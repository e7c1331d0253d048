import type { Records } from './records.ts';

/** A call of `/api`, as an answer needs it. */
export interface Call {
  query: URLSearchParams;
  /** Values of the path's `{…}`, decoded. */
  params: Readonly<Record<string, string>>;
  records: Records;
  /** Id of the user who is signed in; of the first user where a demo shows one to everybody. Empty: nobody. */
  user: () => Promise<string>;
  /** The JSON that was sent. Throws an `HttpError` for a body that is too large or not JSON. */
  body: () => Promise<unknown>;
}

/** An answer with a status or headers of its own. Everything else that a call answers is data with the status 200. */
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

/** Answers a call with data or a `Reply`. Throws an `HttpError` for what the caller did wrong. */
export type Resolver<Data = unknown> = (call: Call) => Promise<Data | Reply>;
