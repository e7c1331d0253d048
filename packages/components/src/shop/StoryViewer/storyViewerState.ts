/* Rules of a `StoryViewer`. No DOM, no React. */

/** Event that may change the story: a press, a key, or the end of the interval. */
export type StoryEvent = 'previous' | 'next' | 'first' | 'last' | 'elapsed';

/** Cause of a change. */
export type StoryChangeReason = 'previous' | 'next' | 'key' | 'elapsed';

/** Returns the index after `event`, among `count` stories. Does not wrap around. */
export function storyAfter(event: StoryEvent, index: number, count: number): number {
  const last = Math.max(0, count - 1);
  switch (event) {
    case 'previous':
      return Math.max(0, index - 1);
    case 'next':
    case 'elapsed':
      return Math.min(last, index + 1);
    case 'first':
      return 0;
    case 'last':
      return last;
  }
}

/** Returns the event of a key, if any. The arrow keys follow the reading direction. */
export function storyEventOfKey(key: string, rightToLeft: boolean): StoryEvent | undefined {
  switch (key) {
    case 'ArrowLeft':
      return rightToLeft ? 'next' : 'previous';
    case 'ArrowRight':
      return rightToLeft ? 'previous' : 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}

/** Returns the state of the bar at `position` while the story at `index` is visible. */
export function barState(position: number, index: number): 'done' | 'current' | 'coming' {
  if (position === index) return 'current';
  return position < index ? 'done' : 'coming';
}
