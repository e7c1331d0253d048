/** Why the server cannot start or go on; each is a situation that a person can put right. */
export type StartupErrorCode =
  | 'bad-configuration'
  | 'data-directory-in-use'
  | 'data-directory-unusable'
  | 'database-unreachable'
  | 'port-unavailable';

/** Thrown for what the operator can put right. The message says what happened, why it matters and what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  /** The situation, for programs; the message is for people. */
  readonly code: StartupErrorCode;

  constructor(code: StartupErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
