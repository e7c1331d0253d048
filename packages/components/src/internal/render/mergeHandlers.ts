/** Returns a handler that calls the caller's, then ours unless the caller's called `preventDefault`. */
export function mergeHandlers<Event extends { defaultPrevented?: boolean }, Rest extends unknown[]>(
  ours: (event: Event, ...rest: Rest) => void,
  theirs: ((event: Event, ...rest: Rest) => void) | undefined,
): (event: Event, ...rest: Rest) => void {
  if (!theirs) return ours;
  return (event, ...rest) => {
    theirs(event, ...rest);
    if (!event.defaultPrevented) ours(event, ...rest);
  };
}
