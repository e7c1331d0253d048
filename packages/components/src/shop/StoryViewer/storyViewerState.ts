/*
 * The rules of a `StoryViewer`. No DOM, no React.
 */

/** What can happen: a press or key, or the end of the time that a story stays. */
export type StoryEvent = 'previous' | 'next' | 'first' | 'last' | 'elapsed';

/** Why another story is shown. */
export type StoryChangeReason = 'previous' | 'next' | 'key' | 'elapsed';

/** The story after `event`, of `count`. Nothing goes round the ends. */
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

/** What a key does, or nothing. The arrows follow the line of reading. */
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

/** The state of the bar of the story at `position` while the one at `index` is shown. */
export function barState(position: number, index: number): 'done' | 'current' | 'coming' {
  if (position === index) return 'current';
  return position < index ? 'done' : 'coming';
}
