/** A handler that runs ours, then theirs unless ours has called `preventDefault`. */
export function mergeHandlers<Event extends { defaultPrevented?: boolean }, Rest extends unknown[]>(
  ours: (event: Event, ...rest: Rest) => void,
  theirs: ((event: Event, ...rest: Rest) => void) | undefined,
): (event: Event, ...rest: Rest) => void {
  if (!theirs) return ours;
  return (event, ...rest) => {
    ours(event, ...rest);
    if (!event.defaultPrevented) theirs(event, ...rest);
  };
}
