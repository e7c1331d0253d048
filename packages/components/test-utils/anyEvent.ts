import { expect } from 'vitest';

/** Matches any browser event, as in the details of a change: `{ reason: 'press', event: anyEvent }`. */
export const anyEvent = expect.any(Event) as Event;
