import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../internal/isComposing';
import { createRequests } from '../internal/state/requests';
import { isPromise } from '../internal/state/settle';
import { useControllableState } from '../internal/state/useControllableState';
import { format } from '../internal/text/format';
import { announce, prepareLiveRegions } from '../internal/announce';
import type { QuantitySelectorLabels } from './labels';
import type { QuantityChangeReason, QuantityProblem, QuantityRules } from './quantitySelectorState';
import {
  isAnnounced,
  problemMessage,
  quantityAfterKey,
  quantityAfterPress,
  readQuantity,
  requestedQuantity,
} from './quantitySelectorState';

interface QuantityOptions extends QuantityRules {
  value: number | undefined;
  onValueChange: ((value: number, details: { reason: QuantityChangeReason }) => unknown) | undefined;
  defaultValue: number;
  messages: QuantitySelectorLabels;
}

/** State of a `QuantitySelector`: the quantity, what is being typed, what is wrong with it, and the handlers of its parts. */
export function useQuantity({ value, defaultValue, messages, onValueChange, ...rules }: QuantityOptions) {
  const [kept, , keep] = useControllableState({ value, defaultValue, onChange: undefined });
  const [requests] = useState(() => createRequests<number>());
  const [asked, setAsked] = useState<number>();
  // Accepted but not rendered yet: the next press counts from it.
  const accepted = useRef<number>(undefined);
  useEffect(() => {
    accepted.current = undefined;
  });
  const current = () => requests.asked() ?? accepted.current ?? kept;
  const [draft, setDraft] = useState<string>();
  const [typedProblem, setTypedProblem] = useState<QuantityProblem>();
  // A request to remove the item shows nothing new: the item is there until its owner has taken it away.
  const quantity = asked === undefined || asked < rules.min ? kept : asked;
  // Above the maximum the true quantity is shown: another one than what is charged would be a lie.
  const problem = typedProblem ?? (quantity > rules.max ? 'max' : undefined);
  const message = problem && problemMessage(problem, rules, messages);
  const isInvalid = draft === undefined ? quantity > rules.max : typedProblem !== undefined;
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The quantity that is announced once it is shown: the caller may refuse it.
  const awaited = useRef<number | undefined>(undefined);
  const announceQuantity = (shown: number) => announce(format(messages.announcement, { quantity: shown }));

  // The live regions have to stand, empty, before the first message comes.
  useEffect(() => prepareLiveRegions(), []);

  // A form is not sent with a quantity that is none.
  useEffect(() => field.current?.setCustomValidity(isInvalid && message ? message : ''), [isInvalid, message]);

  useEffect(() => {
    if (awaited.current === quantity) announceQuantity(quantity);
    awaited.current = undefined;
    // Another quantity is announced, not the same one in other words: `quantity` alone is what the effect depends on.
  }, [quantity]);

  const setKept = (next: number) => {
    if (value !== undefined) return;
    keep(() => next);
    accepted.current = next;
  };

  const change = (next: number, reason: QuantityChangeReason) => {
    setDraft(undefined);
    setTypedProblem(undefined);
    const from = current();
    const requested = requestedQuantity(next, reason, from, rules);
    if (requested === undefined) return;
    const removes = requested < rules.min;
    const announced = isAnnounced(reason) && !removes;
    const answer = onValueChange?.(requested, { reason });
    if (!isPromise(answer)) {
      if (!removes) setKept(requested);
      awaited.current = announced ? requested : undefined;
      return;
    }
    const accept = () => {
      setAsked(requests.asked());
      if (!removes) setKept(requested);
      if (announced && requests.asked() === undefined) announceQuantity(requested);
    };
    const refuse = () => {
      setAsked(requests.asked());
      announce(messages.failed, { urgent: true });
    };
    requests.add({ from, to: requested }, answer, accept, refuse);
    setAsked(requested);
  };

  /** Takes what was typed; returns whether the quantity is one. Without typing it changes nothing: a focus that passes through asks for nothing. */
  const commit = (): boolean => {
    if (draft === undefined) return true;
    const { quantity: typed, problem: found } = readQuantity(draft, rules);
    if (typed !== undefined) change(typed, 'input');
    setTypedProblem(found);
    if (found) announce(problemMessage(found, rules, messages), { urgent: true });
    return typed !== undefined;
  };
  const stopTyping = () => {
    setDraft(undefined);
    setTypedProblem(undefined);
  };

  return {
    quantity,
    field,
    text: draft ?? String(quantity),
    message,
    messageId,
    isInvalid,
    type: (text: string) => {
      setDraft(text);
      setTypedProblem(undefined);
    },
    handleBlur: () => {
      if (draft?.trim() === '') stopTyping();
      else commit();
    },
    press: (reason: 'increase' | 'decrease') => change(quantityAfterPress(reason, current()), reason),
    handleKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      // The form would be sent with another quantity than what stands in the field.
      if (event.key === 'Enter' && !commit()) event.preventDefault();
      if (event.key === 'Escape' && draft !== undefined) {
        // What was typed is undone; a dialog around the field stays open.
        event.preventDefault();
        stopTyping();
      }
      const typed = draft === undefined ? undefined : readQuantity(draft, rules).quantity;
      const next = quantityAfterKey(event.key, typed ?? current(), rules);
      if (next === undefined) return;
      event.preventDefault();
      change(next, 'key');
    },
  };
}
