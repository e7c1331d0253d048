import type { AnnounceOptions } from '../internal/announce';
import { actionAt, controlOf, isHydrated, messagesOf, refuseHydrated, rootOf } from '../internal/behavior';
import { settle } from '../internal/state/settle';
import type { QuantityChangeReason, QuantityRules } from './quantitySelectorState';
import {
  isAnnounced,
  parseQuantity,
  quantityAfterKey,
  quantityAfterPress,
  requestedQuantity,
} from './quantitySelectorState';

/** What `attachQuantitySelector` tells about a change. */
export interface QuantitySelectorChange {
  /** What the shopper did. */
  reason: QuantityChangeReason;
  /** The root node of the selector. */
  root: HTMLElement;
}

/** What a page gives to `attachQuantitySelector`. */
export interface AttachQuantitySelectorOptions {
  /**
   * Called after each change. A `removable` selector asks for 0 when its minus button is pressed at the minimum or 0 is typed,
   * and goes on showing what it showed. To refuse a change, call `writeQuantity` with the earlier quantity, or return a promise and reject it.
   */
  onValueChange?: ((value: number, change: QuantitySelectorChange) => unknown) | undefined;
  /** Announces a message by the page's live regions: politely, a failure at once. Left out: nothing is announced. */
  announce?: ((text: string, options?: AnnounceOptions) => void) | undefined;
}

/**
 * Adds behaviour to each `QuantitySelector` in `container`, itself included, on a static page. Listens on `container`, so
 * selectors that are added later need no call of their own. Leaves those alone that React renders in the same place.
 * Returns the function that takes the behaviour away.
 */
export function attachQuantitySelector(
  container: HTMLElement,
  { onValueChange, announce }: AttachQuantitySelectorOptions = {},
): () => void {
  const controller = new AbortController();
  refuseHydrated(container, 'attachQuantitySelector');

  /** Listens on `container` for events inside of a selector. */
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

  const change = (root: HTMLElement, next: number, reason: QuantityChangeReason) => {
    const { field, quantity, rules } = read(root);
    field.value = String(quantity);
    const requested = requestedQuantity(next, reason, quantity, rules);
    if (requested === undefined) return;
    const removes = requested < rules.min;
    if (!removes) writeQuantity(root, requested);
    const isShown = () => read(root).quantity === requested;
    const messages = messagesOf(root);
    const accept = () => {
      if (isAnnounced(reason) && isShown()) {
        announce?.((messages['announcement'] ?? '').replace('{quantity}', String(requested)));
      }
    };
    settle(onValueChange?.(requested, { reason, root }), accept, () => {
      announce?.(messages['failed'] ?? '', { urgent: true });
      if (isShown()) writeQuantity(root, quantity);
    });
  };

  const commit = (root: HTMLElement) => change(root, typed(root), 'input');

  on('click', (root, { target }) => {
    const action = actionAt(root, target)?.action;
    if (action !== 'increase' && action !== 'decrease') return;
    commit(root);
    change(root, quantityAfterPress(action, read(root).quantity), action);
  });

  on('keydown', (root, event) => {
    const { field, quantity, rules } = read(root);
    if (event.target !== field) return;
    if (event.key === 'Enter') commit(root);
    if (event.key === 'Escape' && field.value !== String(quantity)) {
      // What was typed is undone; a dialog around the field stays open.
      event.preventDefault();
      field.value = String(quantity);
    }
    const next = quantityAfterKey(event.key, typed(root), rules);
    if (next === undefined) return;
    event.preventDefault();
    change(root, next, 'key');
  });

  on('focusout', commit);

  return () => controller.abort();
}

/** Shows `value` in a selector of a static page: in the field, at the limits of the buttons. Tells nobody. */
export function writeQuantity(root: HTMLElement, value: number): void {
  const { field, rules } = read(root);
  const atMin = value <= rules.min;
  field.value = root.dataset['mrValue'] = String(value);
  field.setAttribute('aria-valuenow', field.value);
  root.toggleAttribute('data-at-min', atMin);
  controlOf(root, 'decrease')?.setAttribute('aria-disabled', String(atMin && !rules.removable));
  controlOf(root, 'increase')?.setAttribute('aria-disabled', String(value >= rules.max));
}

/** What was typed, or the quantity when that is none. */
function typed(root: HTMLElement): number {
  const { field, quantity, rules } = read(root);
  return parseQuantity(field.value, rules) ?? quantity;
}

function read(root: HTMLElement): { field: HTMLInputElement; quantity: number; rules: QuantityRules } {
  const field = root.querySelector('input') as HTMLInputElement;
  const number = (name: string) => Number(field.getAttribute(`aria-value${name}`));
  const rules = { min: number('min'), max: number('max'), removable: root.hasAttribute('data-removable') };
  return { field, quantity: number('now'), rules };
}
