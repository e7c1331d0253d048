/**
 * When to do something again: one timer, and after failures full jitter, doubling, never before the server's
 * `Retry-After`. `run` is called when it is time.
 *
 * @returns `armed`: whether a next try is set. `failing`: whether it is set because of a failure. `arm` sets it,
 * `disarm` forgets it. `fail` sets it after a failure, and gives `true` if that opens an episode, so that an hour offline
 * is one line in the log. `calm` ends the episode. `wake` brings the next try forward, `gap` milliseconds from
 * now at the earliest.
 */
export function createRetry(
  run: () => void,
  now: () => number,
  random: () => number,
): [
  armed: () => boolean,
  failing: () => boolean,
  arm: (milliseconds: number) => void,
  disarm: () => void,
  fail: (wait: number) => boolean,
  calm: () => void,
  wake: (gap: number) => void,
] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let heldUntil = 0;

  function disarm(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function arm(milliseconds: number): void {
    disarm();
    timer = setTimeout(run, milliseconds);
  }

  function wake(gap: number): void {
    // At most five minutes: a server may ask for a day, and a wall clock may jump.
    arm(Math.min(Math.max(heldUntil - now(), gap), 300_000));
  }

  return [
    () => !!timer,
    () => !!timer && failures > 0,
    arm,
    disarm,
    (wait) => {
      heldUntil = now() + wait;
      wake(random() * Math.min(30_000, 500 * 2 ** failures));
      failures += 1;
      return failures === 1;
    },
    () => {
      disarm();
      failures = 0;
    },
    wake,
  ];
}
