import { actionAt, attachRoots, partsOf } from '../internal/behavior';
import { plural } from '../internal/text/format';
import type { PluralForms } from '../internal/text/format';
import { formatMoney } from '../internal/text/money';
import type { PriceRecord } from '../internal/text/money';
import { bundleSum } from './bundleBoxState';

/** What a page gives to `attachBundleBox`. */
export interface AttachBundleBoxOptions {
  /** Called with the ids of what is ticked when the button is pressed. */
  onAdd: (ids: (string | number)[]) => void;
}

interface Messages {
  locale: string;
  currency: string;
  add: PluralForms;
  none: string;
}

/**
 * Adds behaviour to each `BundleBox` in `container`, itself included, on a static page: ticks change the sum and the words
 * of the button. Returns the function that takes the behaviour away.
 */
export function attachBundleBox(container: HTMLElement, { onAdd }: AttachBundleBoxOptions): () => void {
  return attachRoots(container, 'bundle', 'attachBundleBox', (root, signal) => {
    const { locale, currency, add, none } = JSON.parse(root.dataset['mrMessages'] ?? '{}') as Messages;
    const ticks = [...root.querySelectorAll<HTMLInputElement>('input[data-mr-line]')];
    const chosen = () =>
      ticks
        .filter(({ checked }) => checked)
        .map(({ dataset }) => JSON.parse(dataset['mrLine'] ?? '{}') as PriceRecord & { id: string | number });

    const show = () => {
      const now = chosen();
      const { amount, original } = bundleSum(now, currency);
      const [sum] = partsOf(root, 'sum');
      const [before] = partsOf(root, 'original');
      if (sum) sum.textContent = formatMoney(locale, currency, amount);
      if (before) {
        before.hidden = original === amount;
        if (before.lastElementChild) before.lastElementChild.textContent = formatMoney(locale, currency, original);
      }
      const button = root.querySelector('[data-mr-action="add"]');
      if (!button) return;
      button.textContent = now.length === 0 ? none : plural(locale, now.length, add);
      if (now.length === 0) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    };
    root.addEventListener('change', show, { signal });
    root.addEventListener(
      'click',
      ({ target }) => {
        const ids = chosen().map(({ id }) => id);
        if (actionAt(root, target)?.action === 'add' && ids.length > 0) onAdd(ids);
      },
      { signal },
    );
    // A browser may bring back earlier ticks.
    show();
  });
}
