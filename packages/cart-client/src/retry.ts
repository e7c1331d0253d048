const FIRST_BACKOFF = 500;
const MAX_BACKOFF = 30_000;
const MAX_WAIT = 300_000;

/** When to do something again: one timer, and after failures full jitter, doubling, never before the server's `Retry-After`. */
export interface Retry {
  /** Whether a next try is set. */
  armed: () => boolean;
  /** What failed first in this episode, while a next try is set: only then it matters how soon that is. */
  failing: () => string | undefined;
  /** Sets the next try. */
  arm: (milliseconds: number) => void;
  /** Forgets the next try. */
  disarm: () => void;
  /** Sets the next try after a failure. `true` if it opens an episode, so that an hour offline is one line in the log. */
  fail: (what: string, wait: number) => boolean;
  /** Ends the episode, or only the one that `what` opened. */
  calm: (what?: string) => void;
  /** Brings the next try forward, `gap` milliseconds after the last failure at the earliest. */
  wake: (gap?: number) => void;
}

/** Builds the clockwork; `run` is called when it is time. */
export function createRetry(run: () => void, now: () => number, random: () => number): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let episode: string | undefined;
  let failures = 0;
  let failedAt = 0;
  let heldUntil = 0;

  function disarm(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function arm(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  }

  return {
    armed: () => timer !== undefined,
    failing: () => timer && episode,
    arm,
    disarm,
    fail(what, wait) {
      failedAt = now();
      heldUntil = failedAt + wait;
      arm(Math.max(random() * Math.min(MAX_BACKOFF, FIRST_BACKOFF * 2 ** failures), wait));
      failures += 1;
      const opens = !episode;
      episode ??= what;
      return opens;
    },
    calm(what = episode) {
      if (what !== episode) return;
      disarm();
      failures = 0;
      episode = undefined;
    },
    wake(gap = 0) {
      // Clamped: a wall clock may jump.
      arm(Math.min(Math.max(heldUntil - now(), failedAt + gap - now(), 0), MAX_WAIT));
    },
  };
}
