import { attachQuantitySelector, writeQuantity } from './attachQuantitySelector.js';
import type { ActionName } from '../internal/attributes.js';
import { messagesOf, refuseHydrated } from './behavior.js';
import type { StaticCardLine } from './StaticCardActions.js';
import type { AnnounceOptions } from '../internal/announce.js';
import { settle } from '../internal/state/settle.js';
import { createRequests } from '../internal/state/requests.js';
import type { Requests } from '../internal/state/requests.js';
import { format } from '../internal/text/format.js';
import { afterQuantityChange } from '../shop/ProductCard/productCardState.js';
import type { ProductCardMessage } from '../shop/ProductCard/productCardState.js';

/** Line of `StaticCardActions`, with a string as its id. */
export interface AttachedCartLine extends StaticCardLine {
  /** Id of the line. */
  id: string;
}

/** Options of `attachProductCard`: cart, wishlist, announcements. */
export interface AttachProductCardOptions<Line extends Pick<StaticCardLine, 'id' | 'name'> = AttachedCartLine> {
  /** Returns the quantity of the product in the cart, 0 = none. */
  getQuantity: (id: Line['id']) => number;
  /** Sets the quantity in the cart; 0 removes the line. May return a promise; a rejection is announced. */
  setQuantity: (line: Line, quantity: number) => unknown;
  /**
   * Called to open a picker of sizes when the plus button of a product with several sizes is pressed. If omitted, the
   * press links to the page of the product.
   */
  onChoose?: ((line: Line, details: { card: HTMLElement }) => void) | undefined;
  /** Returns whether the product is on the wishlist. If omitted, none is. */
  isWished?: ((id: Line['id']) => boolean) | undefined;
  /** Adds the product to the wishlist or removes it. May return a promise; a rejection is announced. */
  toggleWishlist?: ((line: Line) => unknown) | undefined;
  /** Calls `listener` after each change of cart or wishlist; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Announces a message in the page's live regions: failures assertively, others politely. */
  announce: (text: string, options?: AnnounceOptions) => void;
}

/**
 * Adds behavior to the cards with `StaticCardActions` in `root` (or to `root` itself), with one set of listeners: plus
 * button, stepper, wishlist button. All cards show the quantity in the cart. Needs one `StaticCardStepper` in the page,
 * from which the steppers are copied. Ignores cards that React renders in `root`. Cards that are added to `root` later
 * update at an `mr-update` event, dispatched on it. Returns the clean-up function.
 */
export function attachProductCard<Line extends Pick<StaticCardLine, 'id' | 'name'> = AttachedCartLine>(
  root: HTMLElement,
  options: AttachProductCardOptions<Line>,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const template = document.querySelector<HTMLElement>('[data-mr-template=stepper]');
  const messages = template ? messagesOf(template) : {};

  const lineOf = (card: HTMLElement) => JSON.parse(lineNodeOf(card)?.dataset['mrLine'] ?? '{}') as Line;
  const textOf = (card: HTMLElement, message: ProductCardMessage) =>
    format(messages[message] ?? '', { item: lineOf(card).name });
  const say = (card: HTMLElement, message: ProductCardMessage) => options.announce(textOf(card, message));
  const sayFailed = (card: HTMLElement, message: ProductCardMessage) =>
    options.announce(textOf(card, message), { urgent: true });

  // By product: a page may have several cards of one product.
  const waiting = new Map<Line['id'], Requests<number>>();
  const askedFor = (id: Line['id']) => waiting.get(id)?.asked();

  const update = (card: HTMLElement) => {
    const { id, name } = lineOf(card);
    const inCart = options.getQuantity(id);
    // The stepper shows the requested quantity at once; it replaces the plus button, and vice versa, once the cart has
    // accepted.
    const quantity = (inCart > 0 && askedFor(id)) || inCart;
    controlIn(card, 'wishlist')?.setAttribute('aria-pressed', String(!!options.isWished?.(id)));
    const add = controlIn(card, 'add');
    if (!add || !template) return;
    let stepper = stepperOf(card);
    add.hidden = quantity > 0;
    if (quantity === 0) return stepper?.remove();
    if (!stepper) {
      stepper = copyStepper(template, name);
      add.after(stepper);
    }
    // Writes only a changed quantity: the shopper may be typing.
    if (stepper.querySelector('input')?.getAttribute('aria-valuenow') !== String(quantity)) {
      writeQuantity(stepper, quantity);
    }
  };

  const lineNodes = () => root.querySelectorAll<HTMLElement>('[data-mr-line]');
  const updateAll = () => lineNodes().forEach(({ parentElement }) => parentElement && update(parentElement));

  const change = (card: HTMLElement, quantity: number, refused: () => void): unknown => {
    const line = lineOf(card);
    const from = askedFor(line.id) ?? options.getQuantity(line.id);
    const requests = waiting.get(line.id) ?? createRequests<number>();
    waiting.set(line.id, requests);
    const result = options.setQuantity(line, quantity);
    const accept = (before: number) => {
      updateAll();
      const after = afterQuantityChange(before, quantity);
      if (!after) return;
      say(card, after.message);
      if (after.message === 'added') fly(card);
      const stepper = stepperOf(card);
      // Animates only after a press, not when a page opens with a filled cart.
      stepper?.setAttribute('data-opening', '');
      controlIn(card, after.focus)?.focus();
    };
    const refuse = () => {
      updateAll();
      refused();
    };
    requests.add({ from, to: quantity }, result, accept, refuse);
    updateAll();
    return result;
  };

  const handleClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-mr-action]') : null;
    const card = cardAt(control);
    // A component nested in the card handles its own controls.
    if (!control || !card || card.contains(control.closest('[data-mr-root]'))) return;
    const action = control.dataset['mrAction'];
    if (action === 'add' && control.hasAttribute('aria-haspopup')) {
      if (options.onChoose) options.onChoose(lineOf(card), { card });
      else card.querySelector('a')?.click();
    } else if (action === 'add') {
      // Pressed again before the stepper is rendered: add one more.
      change(card, (askedFor(lineOf(card).id) ?? 0) + 1, () => sayFailed(card, 'cartFailed'));
    }
    if (action === 'wishlist') {
      const done = () => update(card);
      settle(options.toggleWishlist?.(lineOf(card)), done, () => sayFailed(card, 'wishlistFailed'));
    }
  };

  lineNodes().forEach((node) => refuseHydrated(node, 'attachProductCard'));
  root.addEventListener('click', handleClick, { signal });
  root.addEventListener('mr-update', updateAll, { signal });
  const detachSelectors = attachQuantitySelector(root, {
    announce: options.announce,
    onValueChange: (quantity, { root: stepper }) => {
      const card = cardAt(stepper);
      // The stepper announces a rejection with the card's message.
      return card ? change(card, quantity, () => undefined) : undefined;
    },
  });
  const unsubscribe = options.subscribe(updateAll);
  updateAll();

  return () => {
    controller.abort();
    detachSelectors();
    unsubscribe();
  };
}

/** Returns the element with the line of `card`, if any. */
function lineNodeOf(card: Element): HTMLElement | null {
  return card.querySelector<HTMLElement>(':scope > [data-mr-line]');
}

/** Returns the nearest card around `node`. */
function cardAt(node: HTMLElement | null): HTMLElement | undefined {
  for (let card = node; card; card = card.parentElement) if (lineNodeOf(card)) return card;
  return undefined;
}

function controlIn(box: HTMLElement | null, action: ActionName): HTMLElement | null | undefined {
  return box?.querySelector<HTMLElement>(`[data-mr-action=${action}]`);
}

/** Plays the fly-to-cart animation (loaded on first use). */
function fly(card: HTMLElement): void {
  // Ignored offline: the animation is optional.
  import('../motion/index.js')
    .then(({ flyToCart }) => flyToCart(card.querySelector('img'), { rollsCount: true }))
    .catch(Boolean);
}

function stepperOf(card: HTMLElement): HTMLElement | null {
  return card.querySelector('[data-mr-part=stepper]');
}

/** Returns a copy of the page's stepper, with the name of the product in the names of its controls. */
function copyStepper(template: HTMLElement, item: string): HTMLElement {
  const stepper = template.firstElementChild?.cloneNode(true) as HTMLElement;
  stepper.dataset['mrPart'] = 'stepper';
  const texts = messagesOf(stepper);
  stepper.dataset['mrStatic'] = JSON.stringify({
    ...texts,
    failed: texts['failed'] && format(texts['failed'], { item }),
  });
  for (const node of stepper.children) {
    for (const attribute of node.attributes) attribute.value = format(attribute.value, { item });
  }
  return stepper;
}
