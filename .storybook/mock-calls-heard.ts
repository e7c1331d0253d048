import type { ObservedCall } from '@marketrow/fixtures/handlers';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { callEvent, type CallName, nameOf } from './mock-calls';

let heard: readonly CallName[] = [];
const readers = new Set<() => void>();

/** Collects the calls of the story on show. Outside the panel, which exists only while it is open and would miss the first. */
export function collectCalls(api: Pick<API, 'on'>): void {
  api.on(callEvent, (call: ObservedCall) => {
    const name = nameOf(call);
    if (!heard.includes(name)) change([...heard, name]);
  });
  api.on(STORY_CHANGED, () => {
    change([]);
  });
}

/** The calls so far, for `useSyncExternalStore`. */
export function heardCalls(): readonly CallName[] {
  return heard;
}

/** Tells of every change, for `useSyncExternalStore`. */
export function subscribeToCalls(read: () => void): () => void {
  readers.add(read);
  return () => {
    readers.delete(read);
  };
}

function change(calls: readonly CallName[]): void {
  heard = calls;
  for (const read of readers) read();
}
