/** What the conformance suite is given. */
export interface ConformanceOptions {
  /** Origin (and prefix) of the server's calls, without a trailing slash. @default '' */
  baseUrl?: string | undefined;
  /** In the place of the network: a server's own request function, such as Hono's `app.request`. @default fetch */
  fetch?: ((url: string, init: RequestInit) => Response | Promise<Response>) | undefined;
  /** A customer of the server; without one, what needs a login is "not offered". */
  login?: { username: string; password: string } | undefined;
}

/** What became of one promise. */
export interface Verdict {
  /** Call of the contract: method and path. */
  call: string;
  /** What a cart client would like to rely on. */
  promise: string;
  /** Whether the contract asks for it; the others make the cart better. */
  required: boolean;
  result: 'holds' | 'broken' | 'not offered';
  /** What was seen instead. */
  detail?: string;
}

/** All verdicts. */
export interface ConformanceReport {
  /** Nothing that is required is missing, and nothing is broken. */
  conforms: boolean;
  verdicts: Verdict[];
}

/** An answer as the cases see it. */
export interface Answered {
  status: number;
  ok: boolean;
  /** The parsed body, `undefined` if it is no JSON. */
  json: unknown;
  etag: string | null;
}
