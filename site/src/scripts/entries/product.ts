/*
 * The product page: the choice in its form becomes a cart line. Gallery and tabs, which work as plain links and sections until then,
 * are fetched at the first sign that the page is used. Loaded on that page only, within site/budgets.json.
 */
import { announce } from '@marketrow/components/LiveRegion';
import { withChoice } from '../../cart/withChoice';
import { fill } from '../../i18n/fill';
import { find, read } from '../../markup';
import { cart } from '../../store';

const usageEvents = ['pointerover', 'focusin', 'click', 'keydown'];
const form = find(document, 'buy');
const bundle = find(document, 'add-all');
let replay: (() => void) | undefined;
let loading: Promise<void> | undefined;

for (const sign of usageEvents) addEventListener(sign, loadParts, true);
// A link to a panel, from another page.
if (location.hash) loadParts();

form?.addEventListener('change', showColour);
form?.addEventListener('submit', handleSubmit);
// A browser may bring back an earlier choice.
showColour();

bundle?.addEventListener('click', () => {
  const { lines, added } = read(bundle, 'add-all');
  for (const line of lines) cart.add(line);
  announce(added);
});

/** Fetches gallery and tabs. A press on them that comes before they have arrived is kept and played again. */
function loadParts(event?: Event): void {
  if (event && isForParts(event)) {
    const { target } = event;
    event.preventDefault();
    // A copy, since an event that is being handled cannot be sent once more.
    const copy = new (event.constructor as typeof Event)(event.type, event);
    replay = () => target?.dispatchEvent(copy);
  }
  loading ??= import('../lib/productParts').then(({ attachParts }) => {
    for (const sign of usageEvents) removeEventListener(sign, loadParts, true);
    attachParts();
    replay?.();
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
  const output = form && find(form, 'chosen-colour');
  if (output) output.textContent = checked('colour')?.ariaLabel ?? '';
}

function handleSubmit(event: Event): void {
  if (!form) return;
  event.preventDefault();
  const { line: pictured, added } = read(form, 'buy');
  const colour = chosen('colour');
  const size = chosen('size')?.value;
  const line = withChoice(pictured, {
    ...(colour && { colour: { value: colour.value, label: colour.ariaLabel ?? '' } }),
    ...(size && { size }),
  });
  cart.add(line, Number(new FormData(form).get('quantity')) || 1);
  const count = cart.getState().items.find(({ id }) => id === line.id)?.qty ?? 0;
  announce(fill(added, { count, name: line.name }));
}
