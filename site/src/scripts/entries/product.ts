/*
 * The product page: its choice becomes a cart line. Gallery and tabs, which work as plain links and sections until then,
 * are fetched at the first sign of a person. Loaded on that page only, within site/budgets.json.
 */
import type { CartItem } from '@marketrow/cart-client';
import { withChoice } from '../../cart/withChoice';
import { announce } from '../lib/announce';
import { cart } from '../../store';

const signs = ['pointerover', 'focusin', 'click', 'keydown'];
const form = document.querySelector<HTMLFormElement>('form[data-buy]');
const bundle = document.querySelector<HTMLElement>('[data-add-all]');
let again: (() => void) | undefined;
let loading: Promise<void> | undefined;

for (const sign of signs) addEventListener(sign, wake, true);
// A link to a panel, from another page.
if (location.hash) wake();

form?.addEventListener('change', showColour);
form?.addEventListener('submit', handleSubmit);
// A browser may bring back an earlier choice.
showColour();

bundle?.addEventListener('click', () => {
  for (const line of JSON.parse(bundle.dataset['addAll'] ?? '') as CartItem[]) cart.add(line);
  announce(bundle.dataset['added'] ?? '');
});

/** Fetches gallery and tabs. A press on them that comes before they have arrived is kept and played again. */
function wake(event?: Event): void {
  if (event && isForParts(event)) {
    const { target } = event;
    event.preventDefault();
    // A copy, since an event that is being handled cannot be sent once more.
    const copy = new (event.constructor as typeof Event)(event.type, event);
    again = () => target?.dispatchEvent(copy);
  }
  loading ??= import('../lib/productParts').then(({ attachParts }) => {
    for (const sign of signs) removeEventListener(sign, wake, true);
    attachParts();
    again?.();
  });
}

function isForParts(event: Event): boolean {
  const at = (event.target as Element).closest('[role=tab],[data-mr-root=gallery]');
  // Of the keys only those that tabs answer to: Tab and Enter keep their meaning.
  return !!at && (event.type === 'click' || /^(Arrow|Home|End)/.test((event as KeyboardEvent).key));
}

function checked(name: string): HTMLInputElement | null | undefined {
  return form?.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
}

/** What the shopper chose instead of the product as it is pictured: the option that the page opens with is no choice. */
function chosen(name: string): HTMLInputElement | undefined {
  const option = checked(name);
  return option && !option.defaultChecked ? option : undefined;
}

function showColour(): void {
  const output = form?.querySelector('[data-chosen-colour]');
  if (output) output.textContent = checked('colour')?.dataset['label'] ?? '';
}

function handleSubmit(event: Event): void {
  if (!form) return;
  event.preventDefault();
  const { buy = '', added = '' } = form.dataset;
  const colour = chosen('colour');
  const size = chosen('size')?.value;
  const line = withChoice(JSON.parse(buy) as CartItem, {
    ...(colour && { colour: { value: colour.value, label: colour.dataset['label'] ?? '' } }),
    ...(size && { size }),
  });
  cart.add(line, Number(new FormData(form).get('quantity')) || 1);
  const count = cart.getState().items.find(({ id }) => id === line.id)?.qty ?? 0;
  announce(added.replace('{count}', String(count)).replace('{name}', () => line.name));
}
