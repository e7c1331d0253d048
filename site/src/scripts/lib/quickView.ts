/*
 * Quick view: a card that a pointer or the focus comes to gets a button that shows its product over the page. The dialog and
 * React are fetched with the first press; where that fails, the press leads to the product's page.
 */
import { fill } from '../../i18n/fill';
import { find, findAll, read } from '../../markup';
import type { CartItem } from '@marketrow/cart-client';

const eye =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Z"/><circle cx="12" cy="12" r="3"/></svg>';

/** Has the cards of the page offer it, where there is a mouse: without one a tap on the card is as quick. */
export function offerQuickView(): void {
  const page = find(document, 'quick-view');
  if (page && matchMedia('(hover: hover)').matches) findAll(document, 'cards').forEach((root) => offerIn(root, page));
}

function offerIn(root: HTMLElement, page: HTMLElement): void {
  const held = read(page, 'quick-view');
  const offer = (target: Element | null) => {
    const card = target?.closest('article');
    const node = card?.querySelector('[data-mr-line]');
    const link = card?.querySelector('a');
    if (!card || !node || !link || !root.contains(card) || card.querySelector('.site-quick')) return;
    const line = JSON.parse(node.getAttribute('data-mr-line') ?? '') as CartItem;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'site-quick';
    button.ariaHasPopup = 'dialog';
    button.ariaLabel = fill(held.name, { name: line.name });
    button.append(new DOMParser().parseFromString(eye, 'image/svg+xml').documentElement);
    button.addEventListener('click', () => {
      import('../../islands/quickView')
        .then(({ openQuickView }) => openQuickView(line, link.href, held))
        .catch(() => location.assign(link.href));
    });
    link.parentElement?.after(button);
  };
  for (const type of ['pointerover', 'focusin']) {
    root.addEventListener(type, ({ target }) => {
      offer(target as Element);
    });
  }
  // The pointer or the focus may be on a card already.
  offer(root.querySelector('article:hover'));
  offer(document.activeElement);
}
