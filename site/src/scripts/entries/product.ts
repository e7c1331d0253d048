/*
 * The product page: its form puts the choice into the cart; gallery, tabs, bundle
 * and the rest, which work as plain links and sections until then, at the first sign that the page is used. Loaded on that page only, within
 * site/budgets.json.
 */
import { find } from '../../markup';
import { asksForSize, buy, chosenIn, needsSize } from '../lib/buy';

const usageEvents = ['pointerover', 'focusin', 'click', 'keydown'];
let replay: (() => void) | undefined;
let loading: Promise<void> | undefined;

for (const sign of usageEvents) addEventListener(sign, loadParts, true);
// A link to a panel, from another page.
if (location.hash) loadParts();

// The live script says whether the product is sold: the notice about stock follows it.
document.addEventListener('mr-product-live', (event) => {
  void import('../lib/notify').then(({ showNotify }) => showNotify((event as CustomEvent<boolean>).detail));
});

// The form may be drawn anew.
document.addEventListener('submit', handleSubmit);

/** Fetches the other parts. A press on them that comes before they have arrived is kept and played again. */
function loadParts(event?: Event): void {
  const at = event && partFor(event);
  if (at) {
    const target = event.target as Element;
    event.preventDefault();
    // A copy, since an event that is being handled cannot be sent once more.
    const copy = new (event.constructor as typeof Event)(event.type, event);
    // Attaching may rewrite the text of the button that was pressed.
    replay = () => (target.isConnected ? target : at).dispatchEvent(copy);
  }
  loading ??= import('../lib/productParts').then(({ attachParts }) => {
    for (const sign of usageEvents) removeEventListener(sign, loadParts, true);
    attachParts({ asksForSize, chosenIn, needsSize });
    replay?.();
  });
}

function partFor(event: Event): Element | null | undefined {
  const at = (event.target as Element).closest('[role=tab],[data-mr-root=gallery],[data-mr-root=bundle] button');
  // Of the keys only those that tabs answer to: Tab and Enter keep their meaning.
  return event.type === 'click' || /^(Arrow|Home|End)/.test((event as KeyboardEvent).key) ? at : undefined;
}

function handleSubmit(event: Event): void {
  const form = find(document, 'buy');
  if (!form || event.target !== form) return;
  event.preventDefault();
  buy(form);
}
