'use client';

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns a ref to the value of the last commit, for timers and listeners that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
