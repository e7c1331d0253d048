'use client';

import { useEffect, useRef, useState } from 'react';

interface ControllableStateOptions<Value, Details> {
  /** The state, when the caller keeps it. `undefined` = the component keeps it. */
  value: Value | undefined;
  /** The state at first, when the component keeps it. */
  defaultValue: Value;
  /** Called in the handler of the event, with the new value. */
  onChange: ((value: Value, details: Details) => unknown) | undefined;
}

/**
 * State that the caller may keep (`value`) or leave to the component (`defaultValue`). Returns the state and a function
 * that changes it: without `value` the change is shown at once; with it only once the caller passes the new value.
 * `onChange` is called in the event's handler, never in an effect, and not for the value that is there already; what it
 * returns is handed on, as it may be a promise. The third function replaces the state that the component keeps without
 * telling the caller, for a change that the caller's promise has refused; it has no effect with `value`.
 * Changing from one way to the other is an error in development.
 */
export function useControllableState<Value, Details>({
  value,
  defaultValue,
  onChange,
}: ControllableStateOptions<Value, Details>): readonly [
  value: Value,
  change: (next: Value, details: Details) => unknown,
  replace: (update: (now: Value) => Value) => void,
] {
  const [own, setOwn] = useState(defaultValue);
  const isControlled = value !== undefined;
  const current = isControlled ? value : own;
  useSwitchWarning(isControlled);

  const change = (next: Value, details: Details) => {
    if (Object.is(next, current)) return undefined;
    if (!isControlled) setOwn(next);
    return onChange?.(next, details);
  };

  return [current, change, setOwn];
}

/** Logs an error in development when a component changes between the state of its caller and its own. */
function useSwitchWarning(isControlled: boolean): void {
  const wasControlled = useRef(isControlled);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && wasControlled.current !== isControlled) {
      console.error(
        `mr: a component changed from ${wasControlled.current ? 'controlled to uncontrolled' : 'uncontrolled to controlled'}. ` +
          'Its state jumps. Pass `value` (or `open`, `index`) always or never; `null` or an empty string means "nothing".',
      );
    }
    wasControlled.current = isControlled;
  }, [isControlled]);
}
