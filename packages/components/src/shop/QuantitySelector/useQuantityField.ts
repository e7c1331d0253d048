import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import { isComposing } from '../../internal/isComposing.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { format } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';
import type { QuantityChangeReason, QuantityProblem, QuantityRules } from './quantitySelectorState.js';
import {
  isAnnounced,
  problemMessage,
  quantityAfterKey,
  quantityAfterPress,
  readQuantity,
  requestedQuantity,
} from './quantitySelectorState.js';
import type { Quantity, QuantityAnswer } from './useQuantity.js';

/** Sends a quantity to its owner and records the request in the `Quantity`. */
export type QuantityAsk = (
  next: number,
  details: ReasonedDetails<QuantityChangeReason>,
  answer: QuantityAnswer,
) => void;

interface QuantityFieldOptions extends QuantityRules {
  quantity: Quantity;
  ask: QuantityAsk;
  messages: Labels<'QuantitySelector'>;
}

/** Text, message and handlers of a quantity's field and buttons. */
export function useQuantityField({ quantity, ask, messages, ...rules }: QuantityFieldOptions) {
  const { shown, latest } = quantity;
  const [draft, setDraft] = useState<string>();
  const [typedProblem, setTypedProblem] = useState<QuantityProblem>();
  // A controlled quantity above the maximum is shown and marked as invalid: the cart charges it.
  const problem = typedProblem ?? (shown > rules.max ? 'max' : undefined);
  const message = problem && problemMessage(problem, rules, messages);
  const isInvalid = draft === undefined ? shown > rules.max : typedProblem !== undefined;
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  // Announced once it is rendered, since a controlled value may differ.
  const awaited = useRef<number>(undefined);
  const lastShown = useRef(shown);
  const announceAwaited = () => {
    const { current } = awaited;
    if (current === undefined || current !== lastShown.current) return;
    awaited.current = undefined;
    announce(format(messages.announcement, { quantity: current }));
  };

  // Screen readers announce only changes to live regions that already exist.
  useEffect(() => prepareLiveRegions(), []);

  // Prevents the form from being sent with an invalid quantity.
  useEffect(() => field.current?.setCustomValidity(isInvalid && message ? message : ''), [isInvalid, message]);

  useEffect(() => {
    lastShown.current = shown;
    announceAwaited();
    awaited.current = undefined;
    // Depends on `shown` alone: a change of the language must not announce the same quantity again.
  }, [shown]);

  const stopTyping = () => {
    setDraft(undefined);
    setTypedProblem(undefined);
  };

  const change = (next: number, reason: QuantityChangeReason, { nativeEvent: event }: SyntheticEvent) => {
    stopTyping();
    const requested = requestedQuantity(next, reason, latest(), rules);
    if (requested === undefined) return;
    const accepted = () => {
      awaited.current = requested >= rules.min && isAnnounced(reason) ? requested : undefined;
      announceAwaited();
    };
    const refused = () => announce(messages.failed, { urgent: true });
    ask(requested, { reason, event }, { accepted, refused });
  };

  /**
   * Requests the typed quantity; returns whether it is valid. Does nothing unless the text was edited, so that a blur
   * alone requests nothing.
   */
  const commit = (event: SyntheticEvent): boolean => {
    if (draft === undefined) return true;
    const { quantity: typed, problem: found } = readQuantity(draft, rules);
    if (typed !== undefined) change(typed, 'input', event);
    setTypedProblem(found);
    if (found) announce(problemMessage(found, rules, messages), { urgent: true });
    return typed !== undefined;
  };

  return {
    field,
    text: draft ?? String(shown),
    message,
    messageId,
    isInvalid,
    type: (text: string) => {
      setDraft(text);
      setTypedProblem(undefined);
    },
    handleBlur: (event: SyntheticEvent) => {
      if (draft?.trim() === '') stopTyping();
      else commit(event);
    },
    press: (reason: 'increase' | 'decrease', event: SyntheticEvent) =>
      change(quantityAfterPress(reason, latest()), reason, event),
    handleKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      // The form would be sent with a quantity other than the one in the field.
      if (event.key === 'Enter' && !commit(event)) event.preventDefault();
      if (event.key === 'Escape' && draft !== undefined) {
        // Restores the quantity; keeps a surrounding dialog open.
        event.preventDefault();
        stopTyping();
      }
      const typed = draft === undefined ? undefined : readQuantity(draft, rules).quantity;
      const next = quantityAfterKey(event.key, typed ?? latest(), rules);
      if (next === undefined) return;
      event.preventDefault();
      change(next, 'key', event);
    },
  };
}
