/** Why the server cannot start or go on; each is a situation that a person can put right. */
export type FailureCode =
  | 'bad-configuration'
  | 'data-directory-in-use'
  | 'data-directory-unusable'
  | 'database-unreachable'
  | 'port-unavailable';

/** Thrown for what the operator can put right. The message says what happened, why it matters and what to do. */
export class Failure extends Error {
  override readonly name = 'Failure';

  /** The situation, for programs; the message is for people. */
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
