import { useEffect, useState } from 'react';

/** Milliseconds that something may take before the person is told (decisions.md 21). */
const patience = 5000;

/** Whether a state has lasted for longer than a person should wait without a word. A short failure mends itself. */
export function useLate(active: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return isLate;
}
