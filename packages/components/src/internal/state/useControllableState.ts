'use client';

import { useEffect, useRef, useState } from 'react';

interface ControllableStateOptions<Value, Details> {
  /** Controlled state. `undefined`: uncontrolled. */
  value: Value | undefined;
  /** Initial state if uncontrolled. */
  defaultValue: Value;
  /** Called synchronously in the event handler, with the new value. */
  onChange: ((value: Value, details: Details) => unknown) | undefined;
}

/**
 * State that is controlled (`value`) or uncontrolled (`defaultValue`). Returns the state, a setter, and a function that
 * replaces uncontrolled state without calling `onChange`, to revert a change that the caller's promise rejected.
 * Without `value` a change is shown at once; with it only once the caller passes the new value. The setter calls
 * `onChange` synchronously in the event handler, never in an effect, and not for the current value; it returns the
 * result of `onChange`, which may be a promise. Switching between controlled and uncontrolled is an error in
 * development.
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

/** Logs an error in development when a component switches between controlled and uncontrolled state. */
function useSwitchWarning(isControlled: boolean): void {
  const wasControlled = useRef(isControlled);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && wasControlled.current !== isControlled) {
      console.error(
        `mr: a component changed from ${wasControlled.current ? 'controlled to uncontrolled' : 'uncontrolled to controlled'}. ` +
          'Its state may be lost. Pass `value` (or `open`, `index`) always or never; `null` or an empty string means "no value".',
      );
    }
    wasControlled.current = isControlled;
  }, [isControlled]);
}
