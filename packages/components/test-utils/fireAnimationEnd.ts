import { fireEvent } from '@testing-library/react';

/** Dispatches the end of the animation of `node`. jsdom has no `AnimationEvent`, so React listens to the prefixed event there. */
export function fireAnimationEnd(node: Element): void {
  fireEvent.animationEnd(node);
  fireEvent(node, new Event('webkitAnimationEnd', { bubbles: true }));
}
