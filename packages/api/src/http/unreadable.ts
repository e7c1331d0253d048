import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { RequestError } from '@hono/node-server';
import { HttpError, problemResponse } from '@marketrow/contract';

// Requests that never reach the app, answered in its format: a 4xx always has a message.

/** Answers a request whose address the adapter cannot parse, such as one without `Host`. */
export function refuseAddress(error: unknown): Response {
  const problem =
    error instanceof RequestError
      ? new HttpError(400, 'The address or the Host header is not valid')
      : new HttpError(500, 'Internal server error');
  return refusal(problem);
}

/** Answers bytes that are no HTTP request and closes the connection. Sends nothing if a response has begun. */
export async function refuseBytes(error: Error, socket: Duplex & { bytesWritten?: number }): Promise<void> {
  if (!socket.writable || socket.bytesWritten !== 0) {
    socket.destroy(error);
    return;
  }
  const answer = refusal(problemOf(error));
  const body = await answer.text();
  const headers = Object.entries({
    ...Object.fromEntries(answer.headers),
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines}\r\n${body}`, () => {
    socket.destroy();
  });
}

/** Answers an `Expect` header other than `100-continue`; Node's own 417 has no body. */
export async function refuseExpectation(_request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = refusal(new HttpError(417, 'Only 100-continue can be expected'));
  const body = await answer.text();
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), Connection: 'close' }).end(body);
}

/** Returns a response with a new request id, in the header too, as the app's have. */
function refusal(problem: HttpError): Response {
  const requestId = randomUUID();
  const answer = problemResponse(problem, requestId);
  answer.headers.set('X-Request-Id', requestId);
  return answer;
}

function problemOf(error: Error): HttpError {
  switch ('code' in error ? error.code : undefined) {
    case 'HPE_HEADER_OVERFLOW':
      return new HttpError(431, 'The headers are too large');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new HttpError(408, 'The request took too long');
    default:
      return new HttpError(400, 'This is not an HTTP request');
  }
}
