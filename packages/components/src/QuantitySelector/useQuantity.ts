import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isPromise } from '../internal/state/settle';
import { useControllableState } from '../internal/state/useControllableState';
import { format } from '../internal/text/format';
import { announce, prepareLiveRegions } from '../internal/announce';
import type { QuantitySelectorLabels } from './labels';
import type { QuantityChangeReason, QuantityRules } from './quantitySelectorState';
import {
  clampQuantity,
  isAnnounced,
  parseQuantity,
  quantityAfterKey,
  quantityAfterPress,
  requestedQuantity,
} from './quantitySelectorState';

interface QuantityOptions extends QuantityRules {
  value: number | undefined;
  onValueChange: ((value: number, details: { reason: QuantityChangeReason }) => unknown) | undefined;
  defaultValue: number;
  messages: QuantitySelectorLabels;
}

/** State of a `QuantitySelector`: the quantity, what is being typed, and the handlers of its parts. */
export function useQuantity({ value, defaultValue, messages, onValueChange, ...rules }: QuantityOptions) {
  const [kept, setKept, replaceKept] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [draft, setDraft] = useState<string>();
  const quantity = clampQuantity(kept, rules);
  // The quantity that is announced once it is shown: the caller may refuse it.
  const awaited = useRef<number | undefined>(undefined);
  const announceQuantity = (shown: number) => announce(format(messages.announcement, { quantity: shown }));

  // The live regions have to stand, empty, before the first message comes.
  useEffect(() => prepareLiveRegions(), []);

  useEffect(() => {
    if (awaited.current === quantity) announceQuantity(quantity);
    awaited.current = undefined;
    // Another quantity is announced, not the same one in other words: `quantity` alone is what the effect depends on.
  }, [quantity]);

  const change = (next: number, reason: QuantityChangeReason) => {
    setDraft(undefined);
    const requested = requestedQuantity(next, reason, quantity, rules);
    if (requested === undefined) return;
    const removes = requested < rules.min;
    const answer = removes ? onValueChange?.(requested, { reason }) : setKept(requested, { reason });
    const announced = isAnnounced(reason) && !removes;
    if (!isPromise(answer)) {
      awaited.current = announced ? requested : undefined;
      return;
    }
    answer.then(
      () => {
        if (announced) announceQuantity(requested);
      },
      () => {
        announce(messages.failed, { urgent: true });
        replaceKept((now) => (now === requested ? quantity : now));
      },
    );
  };

  const typed = () => (draft === undefined ? quantity : (parseQuantity(draft, rules) ?? quantity));

  return {
    quantity,
    text: draft ?? String(quantity),
    setDraft,
    commit: () => change(typed(), 'input'),
    press: (reason: 'increase' | 'decrease') => change(quantityAfterPress(reason, quantity), reason),
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') change(typed(), 'input');
      if (event.key === 'Escape' && draft !== undefined) {
        // What was typed is undone; a dialog around the field stays open.
        event.preventDefault();
        setDraft(undefined);
      }
      const next = quantityAfterKey(event.key, typed(), rules);
      if (next === undefined) return;
      event.preventDefault();
      change(next, 'key');
    },
  };
}
