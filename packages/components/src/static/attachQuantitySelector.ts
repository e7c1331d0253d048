import { isComposing } from '../internal/isComposing.js';
import type { AnnounceOptions } from '../internal/announce.js';
import { actionAt, controlOf, isHydrated, messagesOf, partsOf, refuseHydrated, rootOf, rootsIn } from './behavior.js';
import type { ReasonedDetails } from '../internal/state/changeDetails.js';
import { createRequests } from '../internal/state/requests.js';
import type { Requests } from '../internal/state/requests.js';
import type {
  QuantityChangeReason,
  QuantityProblem,
  QuantityRules,
} from '../shop/QuantitySelector/quantitySelectorState.js';
import {
  isAnnounced,
  problemMessage,
  quantityAfterKey,
  quantityAfterPress,
  readQuantity,
  requestedQuantity,
} from '../shop/QuantitySelector/quantitySelectorState.js';
import { format } from '../internal/text/format.js';

/** Details of a change. */
export interface QuantitySelectorChange extends ReasonedDetails<QuantityChangeReason> {
  /** Root element of the selector. */
  root: HTMLElement;
}

/** Options of `attachQuantitySelector`. */
export interface AttachQuantitySelectorOptions {
  /**
   * Called after each change. A `removable` selector requests 0 when decreased at the minimum or when 0 is typed, and
   * keeps its displayed quantity. To reject a change, call `writeQuantity` with the previous quantity, or return a
   * promise that rejects.
   */
  onValueChange?: ((value: number, change: QuantitySelectorChange) => unknown) | undefined;
  /**
   * Announces a message in the page's live regions: failures assertively, others politely. If omitted, nothing is
   * announced.
   */
  announce?: ((text: string, options?: AnnounceOptions) => void) | undefined;
}

/**
 * Adds behavior to each `QuantitySelector` in `container`, itself included, on a static page. Listens on `container`,
 * so selectors that are added later work too. Ignores those that React renders. Returns the clean-up function.
 */
export function attachQuantitySelector(
  container: HTMLElement,
  { onValueChange, announce }: AttachQuantitySelectorOptions = {},
): () => void {
  const controller = new AbortController();
  refuseHydrated(container, 'attachQuantitySelector');

  /** Listens on `container` for events inside a selector. */
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (root: HTMLElement, event: HTMLElementEventMap[Type]) => void,
  ) => {
    const listener = (event: HTMLElementEventMap[Type]) => {
      const root = rootOf(event.target);
      if (root?.dataset['mrRoot'] === 'quantity' && !isHydrated(root)) handle(root, event);
    };
    container.addEventListener(type, listener, { signal: controller.signal });
  };

  const waiting = new WeakMap<HTMLElement, Requests<number>>();
  const requestsOf = (root: HTMLElement): Requests<number> => {
    const known = waiting.get(root) ?? createRequests<number>();
    waiting.set(root, known);
    return known;
  };
  /** Returns the quantity that the next press counts from. */
  const quantityOf = (root: HTMLElement) => requestsOf(root).asked() ?? read(root).quantity;

  const change = (root: HTMLElement, next: number, reason: QuantityChangeReason, event?: Event) => {
    const { field, quantity, rules } = read(root);
    const requests = requestsOf(root);
    field.value = String(quantity);
    mark(root);
    const from = quantityOf(root);
    const requested = requestedQuantity(next, reason, from, rules);
    if (requested === undefined) return;
    const removes = requested < rules.min;
    if (!removes) writeQuantity(root, requested);
    const isShown = () => read(root).quantity === requested;
    const messages = messagesOf(root);
    const accept = () => {
      if (isAnnounced(reason) && isShown()) {
        announce?.(format(messages['announcement'] ?? '', { quantity: requested }));
      }
    };
    const refuse = (kept: number) => {
      announce?.(messages['failed'] ?? '', { urgent: true });
      if (isShown()) writeQuantity(root, requests.asked() ?? kept);
    };
    requests.add({ from, to: requested }, onValueChange?.(requested, { reason, event, root }), accept, refuse);
  };

  /**
   * Requests the typed quantity; returns whether it is valid. Does nothing unless the text was edited, so that a blur
   * alone requests nothing.
   */
  const commit = (root: HTMLElement, event?: Event): boolean => {
    const { field, quantity, rules } = read(root);
    if (field.value === String(quantity)) return true;
    const { quantity: typed, problem } = readQuantity(field.value, rules);
    if (typed !== undefined) change(root, typed, 'input', event);
    if (problem) announce?.(mark(root, problem), { urgent: true });
    return typed !== undefined;
  };

  on('click', (root, event) => {
    const action = actionAt(root, event.target)?.action;
    if (action !== 'increase' && action !== 'decrease') return;
    if (typed(root) !== undefined) commit(root, event);
    change(root, quantityAfterPress(action, quantityOf(root)), action, event);
  });

  on('input', (root) => mark(root));

  on('keydown', (root, event) => {
    const { field, quantity, rules } = read(root);
    if (event.target !== field || isComposing(event)) return;
    // The form would be sent with a quantity other than the one in the field.
    if (event.key === 'Enter' && !commit(root, event)) event.preventDefault();
    if (event.key === 'Escape' && field.value !== String(quantity)) {
      // Restores the quantity; keeps a surrounding dialog open.
      event.preventDefault();
      field.value = String(quantity);
      mark(root);
    }
    const next = quantityAfterKey(event.key, typed(root) ?? quantityOf(root), rules);
    if (next === undefined) return;
    event.preventDefault();
    change(root, next, 'key', event);
  });

  on('focusout', (root, event) => {
    const { field, quantity } = read(root);
    if (event.target !== field) return;
    if (field.value.trim() !== '') return void commit(root, event);
    field.value = String(quantity);
    mark(root);
  });

  // The field may hold a value typed before the script ran.
  for (const root of rootsIn(container, 'quantity')) if (!isHydrated(root)) commit(root);

  return () => controller.abort();
}

/** Shows `value` in a selector of a static page, and updates its buttons. Does not call `onValueChange`. */
export function writeQuantity(root: HTMLElement, value: number): void {
  const { field } = read(root);
  field.value = String(value);
  field.setAttribute('aria-valuenow', field.value);
  showLimits(root);
}

/**
 * Sets the maximum of a selector of a static page, for example after another choice, and lowers a quantity above it.
 * Does not call `onValueChange`.
 */
export function writeMax(root: HTMLElement, max: number): void {
  const { field, quantity, rules } = read(root);
  field.setAttribute('aria-valuemax', String(max));
  if (max >= rules.min && quantity > max) writeQuantity(root, max);
  else showLimits(root);
}

function showLimits(root: HTMLElement): void {
  const { quantity, rules } = read(root);
  const atMin = quantity <= rules.min || rules.max < rules.min;
  root.toggleAttribute('data-at-min', atMin);
  controlOf(root, 'decrease')?.setAttribute('aria-disabled', String(atMin && !rules.removable));
  controlOf(root, 'increase')?.setAttribute('aria-disabled', String(quantity >= rules.max));
  mark(root);
}

let messageCount = 0;

/** Shows the message of a problem under the field, or removes it. Returns the message. */
function mark(root: HTMLElement, typedProblem?: QuantityProblem): string {
  const { field, quantity, rules } = read(root);
  const isTooMuch = quantity > rules.max;
  const problem = typedProblem ?? (isTooMuch ? 'max' : undefined);
  const message = problem ? problemMessage(problem, rules, messagesOf(root) as Messages) : '';
  const isInvalid = isTooMuch || (problem !== undefined && field.value !== String(quantity));
  if (isInvalid) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  // Prevents the form from being sent with an invalid quantity.
  field.setCustomValidity(isInvalid ? message : '');
  const [place] = partsOf(root, 'message');
  if (!place) return message;
  place.textContent = message;
  if (message) field.setAttribute('aria-describedby', (place.id ||= `mr-quantity-${String((messageCount += 1))}`));
  else field.removeAttribute('aria-describedby');
  return message;
}

type Messages = Parameters<typeof problemMessage>[2];

/** Returns the typed quantity; `undefined` if the text is invalid. */
function typed(root: HTMLElement): number | undefined {
  const { field, quantity, rules } = read(root);
  return field.value === String(quantity) ? undefined : readQuantity(field.value, rules).quantity;
}

function read(root: HTMLElement): { field: HTMLInputElement; quantity: number; rules: QuantityRules } {
  const field = root.querySelector('input') as HTMLInputElement;
  const number = (name: string) => Number(field.getAttribute(`aria-value${name}`));
  const rules = { min: number('min'), max: number('max'), removable: root.hasAttribute('data-removable') };
  return { field, quantity: number('now'), rules };
}
