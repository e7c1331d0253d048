import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { announce, liveRegion } from '../LiveRegion/announce';
import { format } from '../internal/text/format';
import type { QuantityChangeReason, QuantityLimits } from './quantity';
import { clampQuantity, parseQuantity, quantityAfterKey } from './quantity';

interface QuantityOptions extends QuantityLimits {
  value: number | undefined;
  defaultValue: number;
  removable: boolean;
  spoken: string;
  onValueChange: ((value: number, details: { reason: QuantityChangeReason }) => void) | undefined;
}

/** State of a `QuantitySelector`: the quantity, what is being typed, and the handlers of its parts. */
export function useQuantity({ value, defaultValue, removable, spoken, onValueChange, ...limits }: QuantityOptions) {
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string>();
  const quantity = clampQuantity(value ?? own, limits);

  // It has to stand, empty, before the first message comes.
  useEffect(() => void liveRegion(), []);

  const change = (next: number, reason: QuantityChangeReason) => {
    setDraft(undefined);
    const removes = removable && reason === 'decrease' && next < limits.min;
    if (!removes && (next === quantity || next !== clampQuantity(next, limits))) return;
    if (!removes) {
      setOwn(next);
      if (reason !== 'key') announce(format(spoken, { quantity: next }));
    }
    onValueChange?.(removes ? 0 : next, { reason });
  };

  const typed = () => (draft === undefined ? quantity : (parseQuantity(draft, limits) ?? quantity));

  return {
    quantity,
    text: draft ?? String(quantity),
    setDraft,
    commit: () => change(typed(), 'input'),
    press: (reason: 'increase' | 'decrease') => change(quantity + (reason === 'increase' ? 1 : -1), reason),
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') change(typed(), 'input');
      const next = quantityAfterKey(event.key, quantity, limits);
      if (next === undefined) return;
      event.preventDefault();
      change(next, 'key');
    },
  };
}
