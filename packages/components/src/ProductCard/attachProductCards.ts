import { attachQuantitySelector, writeQuantity } from '../QuantitySelector/attachQuantitySelector';

/** One line of the cart as a card's `data-line` holds it. `price` is the sale price per piece in major units. */
export interface ProductCardLine {
  id: string;
  slug: string;
  name: string;
  price: number;
  qty: number;
  imgUrl: string;
}

export interface AttachProductCardsOptions {
  /** Pieces of the product now in the cart, 0 = none. */
  getQuantity: (id: string) => number;
  /** Puts `quantity` pieces into the cart; 0 takes the line out. */
  setQuantity: (line: ProductCardLine, quantity: number) => void;
  /** Whether the product is on the wishlist. Left out: nothing is. */
  isWished?: ((id: string) => boolean) | undefined;
  /** Puts the product on the wishlist or takes it off. */
  toggleWish?: ((line: ProductCardLine) => void) | undefined;
  /** Calls `listener` after each change of cart or wishlist; returns the way out. */
  subscribe: (listener: () => void) => () => void;
  /** Speaks a message politely, as a rule by the page's live region. */
  announce: (text: string) => void;
  /** Spoken in place of the messages of the page's `ProductCardStepperTemplate`. `{item}` is filled in. */
  labels?: { added?: string; removed?: string } | undefined;
}

/**
 * Brings the server-rendered `ProductCard`s with a `data-line` in `root` to life, by one set of listeners: add, stepper,
 * wishlist. Keeps all of them in step with the cart. Needs one `ProductCardStepperTemplate` in the page. Returns the clean-up.
 * Cards that are put into `root` later are brought into step by an `mr-update` event, dispatched on it.
 */
export function attachProductCards(root: HTMLElement, options: AttachProductCardsOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const template = document.querySelector<HTMLTemplateElement>('template[data-mr-stepper]');

  const update = (card: HTMLElement) => {
    const { id, name } = lineOf(card);
    const quantity = options.getQuantity(id);
    part(card, 'wish')?.setAttribute('aria-pressed', String(!!options.isWished?.(id)));
    const add = part(card, 'add');
    if (!add || !template) return;
    let stepper = card.querySelector<HTMLElement>('[data-mr-quantity]');
    add.hidden = quantity > 0;
    if (quantity > 0) {
      if (!stepper) {
        stepper = document.importNode(template.content, true).firstElementChild as HTMLElement;
        for (const node of stepper.children) {
          for (const attribute of node.attributes) attribute.value = attribute.value.replace('{item}', () => name);
        }
        add.after(stepper);
      }
      // Only a new quantity is written: somebody may be typing one.
      if (stepper.dataset['quantity'] !== String(quantity)) writeQuantity(stepper, quantity);
    } else stepper?.remove();
  };

  const updateAll = () => root.querySelectorAll<HTMLElement>('[data-line]').forEach(update);

  const handleClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-mr-action]');
    const card = button?.closest<HTMLElement>('[data-line]');
    if (!card) return;
    const { mrAction } = button?.dataset ?? {};
    if (mrAction === 'wish') {
      options.toggleWish?.(lineOf(card));
      update(card);
    }
    if (mrAction === 'add') {
      change(card, 1, 'added', 'increase');
      // The opening is played for the hand that opened it, not when the page shows what is in the cart.
      button?.parentElement?.setAttribute('data-opening', '');
    }
  };

  /** Puts the quantity into the cart and shows it. With a message it is spoken, and the focus goes to the part `focused`. */
  const change = (card: HTMLElement, quantity: number, message?: 'added' | 'removed', focused = '') => {
    const line = lineOf(card);
    options.setQuantity(line, quantity);
    update(card);
    if (!message) return;
    const text = options.labels?.[message] ?? template?.dataset[message] ?? '';
    options.announce(text.replace('{item}', () => line.name));
    part(card, focused)?.focus();
  };

  root.addEventListener('click', handleClick, { signal });
  root.addEventListener('mr-update', updateAll, { signal });
  const detachSelectors = attachQuantitySelector(root, {
    announce: options.announce,
    onValueChange: (quantity, { element }) => {
      const card = element.closest<HTMLElement>('[data-line]');
      if (card) change(card, quantity, quantity > 0 ? undefined : 'removed', 'add');
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

function lineOf(card: HTMLElement): ProductCardLine {
  return JSON.parse(card.dataset['line'] ?? '') as ProductCardLine;
}

function part(card: HTMLElement, action: string): HTMLElement | null {
  return card.querySelector(`[data-mr-action=${action}]`);
}
