import { useEffect, useRef, useState } from 'react';
import { createRequests } from '../../internal/state/requests.js';
import { useControllableState } from '../../internal/state/useControllableState.js';

interface QuantityOptions {
  /** Quantity (controlled). */
  value: number | undefined;
  /** Initial quantity (uncontrolled). */
  defaultValue: number;
  /** Minimum quantity; a request for less asks the owner to remove the item. @default 1 */
  min?: number | undefined;
  /** Maximum quantity. An uncontrolled quantity is lowered to a maximum that falls below it. */
  max?: number | undefined;
  /** Whether an accepted removal sets the quantity to 0. @default false: the owner unmounts the control */
  keepsZero?: boolean | undefined;
}

/** Callbacks of one request. */
export interface QuantityAnswer {
  /** Called once the owner accepted the quantity, with the previously accepted one. */
  accepted: (from: number) => void;
  /** Called when the owner's promise rejects. */
  refused: () => void;
}

/** Quantity, and the requests to change it. */
export interface Quantity {
  /** Accepted quantity. */
  committed: number;
  /** Quantity to show: the latest requested one, or `committed` while a removal is pending. */
  shown: number;
  /** Returns the quantity that the next press counts from: the latest requested one. */
  latest: () => number;
  /** Records the request for `next`; `result` is the return value of the owner's handler, and a promise is awaited. */
  request: (next: number, result: unknown, answer: QuantityAnswer) => void;
}

/** Manages a quantity: its value, its maximum, and its pending requests. */
export function useQuantity({ value, defaultValue, min = 1, max, keepsZero = false }: QuantityOptions): Quantity {
  const [committed, , commit] = useControllableState({ value, defaultValue, onChange: undefined });
  const [requests] = useState(() => createRequests<number>());
  const [asked, setAsked] = useState<number>();
  const [lastMax, setLastMax] = useState(max);
  if (max !== lastMax) {
    setLastMax(max);
    if (max !== undefined && max >= min) commit((now) => Math.min(now, max));
  }
  // Accepted but not rendered yet: the next press counts from it.
  const accepted = useRef<number>(undefined);
  useEffect(() => {
    accepted.current = undefined;
  });

  return {
    committed,
    shown: asked === undefined || asked < min ? committed : asked,
    latest: () => requests.asked() ?? accepted.current ?? committed,
    request: (next, result, answer) => {
      const from = requests.asked() ?? accepted.current ?? committed;
      const accept = (before: number) => {
        setAsked(requests.asked());
        if (value === undefined && (next >= min || keepsZero)) {
          commit(() => next);
          accepted.current = next;
        }
        answer.accepted(before);
      };
      const refuse = () => {
        setAsked(requests.asked());
        answer.refused();
      };
      requests.add({ from, to: next }, result, accept, refuse);
      setAsked(requests.asked());
    },
  };
}
