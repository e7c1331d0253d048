import { useEffect, useState } from 'react';

/** Milliseconds that a state may last before the shopper is told. A short failure is over by then. */
const threshold = 5000;

/** Whether `active` has been true without a break for longer than the threshold. */
export function useDelayed(active: boolean): boolean {
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setDelayed(true), threshold);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [active]);
  return isDelayed;
}
