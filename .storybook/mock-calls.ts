import type { CallState, ObservedCall } from '@marketrow/fixtures/handlers';

/** Name of the addon, of its panel, and the start of its events. */
export const addonId = 'marketrow/mock-calls';

/** Sent to the manager for every call that a story makes. */
export const callEvent = `${addonId}/call`;

/** The global that holds which calls are in which state. In the address, so that a state can be shared as a link. */
export const globalName = 'calls';

/** What the states are called in the panel. */
export const stateTitles: Readonly<Record<CallState, string>> = {
  slow: 'Slow (3 s)',
  empty: 'Empty',
  broken: 'Broken (500)',
  missing: 'Missing (404)',
  unauthorised: 'Unauthorised (401)',
  stale: 'Stale',
  offline: 'Offline',
  flaky: 'Flaky (503 twice)',
};

/** A call's name in this panel: `GET /api/admin/orders/{id}`. */
export type CallName = string;

/** Calls that are not as usual. */
export type CallStates = Readonly<Record<CallName, CallState>>;

/** How a call is named. */
export function nameOf({ method, path }: ObservedCall): CallName {
  return `${method} ${path}`;
}

/*
 * Storybook takes only letters, digits, spaces, hyphens and underscores from an address. So `GET /api/orders/{id}` in state
 * `slow` is written `slow GET api orders _id`; two underscores stand between two calls.
 */

/** The states as text that Storybook takes from an address. */
export function encode(states: CallStates): string {
  return Object.entries(states)
    .map(
      ([name, state]) =>
        `${state} ${name
          .replace(' /', '/')
          .replaceAll(/\{(\w+)\}/g, '_$1')
          .replaceAll('/', ' ')}`,
    )
    .join('__');
}

/** The states that a text says; what it does not say properly is left out. */
export function decode(text: unknown): CallStates {
  const parts = typeof text === 'string' ? text.split('__') : [];
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [state = '', method, ...path] = part.split(' ');
      if (!isState(state) || method === undefined || path.length === 0) return [];
      const segments = path.map((segment) => segment.replace(/^_(\w+)$/, '{$1}'));
      return [[`${method} /${segments.join('/')}`, state]];
    }),
  );
}

/** Whether a word names a state. */
export function isState(word: string): word is CallState {
  return Object.hasOwn(stateTitles, word);
}
