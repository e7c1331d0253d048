import type { AnnounceOptions } from '../internal/announce.js';
import { actionAt, attachRoots, dataOf, partsOf } from './behavior.js';
import { settle } from '../internal/state/settle.js';
import { plural } from '../internal/text/format.js';
import type { PluralForms } from '../internal/text/format.js';
import { formatMoney } from '../internal/text/money.js';
import type { PriceRecord } from '../internal/text/money.js';
import { bundleSum } from '../shop/BundleBox/bundleBoxState.js';

/** Options of `attachBundleBox`. */
export interface AttachBundleBoxOptions {
  /**
   * Called with the ids of the selected products when the button is pressed. May return a promise; a rejection is
   * announced.
   */
  onAdd: (ids: (string | number)[]) => unknown;
  /**
   * Announces a message in the page's live regions: failures assertively, others politely. If omitted, nothing is
   * announced.
   */
  announce?: ((text: string, options?: AnnounceOptions) => void) | undefined;
}

/** Id and price of a row. */
type BundleItem = PriceRecord & { id: string | number };

interface Data {
  locale: string;
  currency: string;
  items: BundleItem[];
  messages: { add: PluralForms; none: string; added: PluralForms; failed: string };
}

/**
 * Adds behavior to each `BundleBox` in `container`, itself included, on a static page: checkboxes update the sum and
 * the text of the button. Returns the clean-up function.
 */
export function attachBundleBox(container: HTMLElement, { onAdd, announce }: AttachBundleBoxOptions): () => void {
  return attachRoots(container, 'bundle', 'attachBundleBox', (root, signal) => {
    const { locale, currency, messages } = dataOf(root) as Data;
    const { add, none, added, failed } = messages;
    const ticks = partsOf(root, 'row').map((row) => row.querySelector('input'));
    const chosen = () => (dataOf(root) as Data).items.filter((_, at) => ticks[at]?.checked && !ticks[at].disabled);

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
    let isAdding = false;
    const handleAdd = () => {
      const ids = chosen().map(({ id }) => id);
      if (isAdding || ids.length === 0) return;
      isAdding = true;
      settle(
        onAdd(ids),
        () => {
          isAdding = false;
          announce?.(plural(locale, ids.length, added));
        },
        () => {
          isAdding = false;
          announce?.(failed, { urgent: true });
        },
      );
    };
    root.addEventListener('change', show, { signal });
    root.addEventListener(
      'click',
      ({ target }) => {
        if (actionAt(root, target)?.action === 'add') handleAdd();
      },
      { signal },
    );
    // The browser may have restored checked boxes.
    show();
  });
}

/**
 * Sets the price of the row at `index` of a `BundleBox` on a static page. Dispatch a `change` event on `root` to update
 * the sum.
 */
export function writeBundleItem(root: HTMLElement, index: number, price: PriceRecord): void {
  const data = dataOf(root) as Data;
  const items = data.items.map((item, at) => (at === index ? { id: item.id, ...price } : item));
  root.dataset['mrStatic'] = JSON.stringify({ ...data, items });
}

/** Returns the ids of the rows of a `BundleBox` on a static page. */
export function bundleIds(root: HTMLElement): (string | number)[] {
  return (dataOf(root) as Data).items.map(({ id }) => id);
}
