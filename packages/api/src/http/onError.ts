import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { kindOfDatabaseError } from '../database/errors.ts';
import { describeError, type Logger, withoutStack } from '../logger.ts';
import type { AppEnvironment } from './environment.ts';
import { HttpError, problemResponse } from '@marketrow/contract';

/** Creates the error handler. Only messages of `HttpError` reach the client; other errors are logged. */
export function createErrorHandler(logger: Logger): ErrorHandler<AppEnvironment> {
  return (error, c) => {
    const requestId = c.get('requestId');
    const problem = toProblem(error);
    if (problem.status === 503) logger.warn(problem.message, { requestId, ...withoutStack(error) });
    else if (problem.status >= 500) logger.error(problem.message, { requestId, ...describeError(error) });
    return problemResponse(problem, requestId);
  };
}

function toProblem(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof HTTPException) return new HttpError(error.status, error.message || 'Request refused');
  if (isHangUp(error)) return new HttpError(400, 'The body did not arrive whole');
  switch (kindOfDatabaseError(error)) {
    case 'conflict':
      return new HttpError(409, 'The record exists already');
    case 'retry':
    case 'unavailable':
      return new HttpError(503, 'The database cannot be reached, try again', { headers: { 'Retry-After': '1' } });
    case 'other':
      return new HttpError(500, 'Internal server error');
  }
}

/** Returns true for Node's error for a client that disconnected while sending. Its code alone would look like a lost database. */
function isHangUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
