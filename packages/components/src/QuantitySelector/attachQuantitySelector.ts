import type { QuantityChangeReason, QuantityLimits } from './quantity';
import { parseQuantity, quantityAfterKey } from './quantity';

/** What `attachQuantitySelector` tells about a change. */
export interface QuantitySelectorChange {
  /** What the shopper did. */
  reason: QuantityChangeReason;
  /** The root node of the selector. */
  element: HTMLElement;
}

export interface AttachQuantitySelectorOptions {
  /** Called after each change. A `removable` selector reports 0 when its bin is pressed, and goes on showing the minimum. */
  onValueChange?: ((value: number, change: QuantitySelectorChange) => void) | undefined;
  /** Speaks a message politely, as a rule by the page's live region. Left out: nothing is spoken. */
  announce?: ((text: string) => void) | undefined;
}

/**
 * Brings the server-rendered `QuantitySelector`s in `root` (or `root` itself) to life by delegation, so later ones live too.
 * Returns the clean-up. Not for selectors that React has hydrated: they live already.
 */
export function attachQuantitySelector(root: HTMLElement, options: AttachQuantitySelectorOptions = {}): () => void {
  const controller = new AbortController();

  /** Listens on `root` and calls `handle` when the event's target is in a selector. */
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (element: HTMLElement, target: HTMLElement, event: HTMLElementEventMap[Type]) => void,
  ) => {
    const listener = (event: HTMLElementEventMap[Type]) => {
      const target = event.target as HTMLElement;
      const element = target.closest<HTMLElement>('[data-mr-quantity]');
      if (element) handle(element, target, event);
    };
    root.addEventListener(type, listener, { signal: controller.signal });
  };

  const change = (element: HTMLElement, value: number, reason: QuantityChangeReason) => {
    const { field, quantity, min, max } = read(element);
    const removes = reason === 'decrease' && value < min && element.hasAttribute('data-removable');
    if (removes) value = 0;
    else {
      field.value = String(quantity);
      if (value === quantity || value < min || value > max) return;
      writeQuantity(element, value);
      // The arrow keys need no message: the field itself tells its new value.
      if (reason !== 'key') options.announce?.((element.dataset['spoken'] ?? '').replace('{quantity}', String(value)));
    }
    options.onValueChange?.(value, { reason, element });
  };

  const commit = (element: HTMLElement) => {
    const now = read(element);
    change(element, parseQuantity(now.field.value, now) ?? now.quantity, 'input');
  };

  on('click', (element, target) => {
    const reason = target.closest<HTMLElement>('[data-mr-action]')?.dataset['mrAction'];
    if (reason !== 'increase' && reason !== 'decrease') return;
    commit(element);
    change(element, read(element).quantity + (reason === 'increase' ? 1 : -1), reason);
  });

  on('keydown', (element, target, event) => {
    const now = read(element);
    if (target !== now.field) return;
    if (event.key === 'Enter') commit(element);
    const value = quantityAfterKey(event.key, now.quantity, now);
    if (value === undefined) return;
    event.preventDefault();
    change(element, value, 'key');
  });

  on('focusout', commit);

  return () => controller.abort();
}

/** Shows `value` in a server-rendered selector: in the field, at the limits of the buttons, as the bin. Tells nobody. */
export function writeQuantity(element: HTMLElement, value: number): void {
  const { field, min, max } = read(element);
  const removable = element.hasAttribute('data-removable');
  field.value = element.dataset['quantity'] = String(value);
  field.setAttribute('aria-valuenow', field.value);
  element.toggleAttribute('data-at-min', value <= min);
  for (const button of element.querySelectorAll<HTMLElement>('[data-mr-action]')) {
    const atLimit = button.dataset['mrAction'] === 'increase' ? value >= max : value <= min && !removable;
    button.setAttribute('aria-disabled', String(atLimit));
  }
}

function read(element: HTMLElement): QuantityLimits & { field: HTMLInputElement; quantity: number } {
  const field = element.querySelector('input') as HTMLInputElement;
  const number = (name: string) => Number(field.getAttribute('aria-value' + name));
  return { field, quantity: number('now'), min: number('min'), max: number('max') };
}
