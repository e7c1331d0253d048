/** Second argument of a change callback: `(value, details)`. */
export interface ChangeDetails {
  /** Browser event that caused the change; absent if there was none, for example after a timer. */
  event?: Event | undefined;
}

/** `ChangeDetails` of a value that can change in several ways. */
export interface ReasonedDetails<Reason extends string> extends ChangeDetails {
  /** Cause of the change. */
  reason: Reason;
}
