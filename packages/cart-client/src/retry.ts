const FIRST_BACKOFF = 500;
const MAX_BACKOFF = 30_000;
const MAX_WAIT = 300_000;

/** When to try again after a failure: full jitter, doubling, never before the server's `Retry-After`. */
export interface Retry {
  /** Whether a next try is set. */
  waiting: () => boolean;
  /** Sets the next try. `true` if this failure opens an episode, so that an hour offline is one line in the log. */
  fail: (wait: number) => boolean;
  /** Ends the episode. */
  succeed: () => void;
  /** Brings the next try forward, `gap` milliseconds after the last failure at the earliest. */
  wake: (gap?: number) => void;
  /** Forgets the next try. */
  cancel: () => void;
}

/** Builds the clockwork; `run` is called when it is time. */
export function createRetry(run: () => void, now: () => number, random: () => number): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let failedAt = 0;
  let heldUntil = 0;

  function arm(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  }

  return {
    waiting: () => timer !== undefined,
    fail(wait) {
      failedAt = now();
      heldUntil = failedAt + wait;
      arm(Math.max(random() * Math.min(MAX_BACKOFF, FIRST_BACKOFF * 2 ** failures), wait));
      failures += 1;
      return failures === 1;
    },
    succeed() {
      failures = 0;
    },
    wake(gap = 0) {
      // Clamped: a wall clock may jump.
      if (timer !== undefined) arm(Math.min(Math.max(heldUntil - now(), failedAt + gap - now(), 0), MAX_WAIT));
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
