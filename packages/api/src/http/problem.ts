import { STATUS_CODES } from 'node:http';

/** One field of a body that does not fit. */
export interface FieldProblem {
  /** Where in the body, as in `items[0].qty`. */
  path: string;
  /** What is expected there. Never repeats the value. */
  message: string;
}

/** Thrown by a handler to answer with an error; `onError` turns it into the answer. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  /** HTTP status, 4xx or 5xx. */
  readonly status: number;
  /** Headers of the answer, beside the usual ones. */
  readonly headers: Readonly<Record<string, string>>;
  /** The fields at fault, when the body has the wrong shape. */
  readonly errors: readonly FieldProblem[] | undefined;

  constructor(
    status: number,
    message: string,
    { headers = {}, errors }: { headers?: Record<string, string>; errors?: readonly FieldProblem[] } = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }
}

/** Writes an error as `application/problem+json` (RFC 9457) that always has `message` too. */
export function problemResponse(problem: HttpProblem, requestId: string): Response {
  const { status, message, errors, headers } = problem;
  const body = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, message, errors, requestId };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
