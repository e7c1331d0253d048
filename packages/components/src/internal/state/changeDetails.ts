/** Second argument of a change callback: `(value, details)`. */
export interface ChangeDetails {
  /** Browser event behind the change; absent when none was, as after a timer. */
  event?: Event | undefined;
}

/** `ChangeDetails` of a value that changes in several ways. */
export interface ReasonedDetails<Reason extends string> extends ChangeDetails {
  /** Cause of the change. */
  reason: Reason;
}
