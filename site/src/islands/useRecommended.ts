import type { CartItem } from '@marketrow/cart-client';
import { useEffect, useRef } from 'react';
import { find } from '../markup';
import { itemsOf, productOf } from '../productItems';
import type { CartMessages } from './cartMessages';

/** Products that the row has room for. */
const room = 4;

/** The page's row of further products: those that lie in the cart are left out, and an empty cart has nothing to go with. */
export function useRecommended(items: readonly CartItem[], messages: CartMessages['cart']): void {
  const all = useRef<HTMLElement[]>(null);
  useEffect(() => {
    const section = find(document, 'recommended');
    const list = section?.querySelector('ul');
    if (!section || !list) return;
    all.current ??= itemsOf(section);
    const inCart = new Set(items.map(({ id }) => String(id).split('~', 1)[0]));
    const shown = all.current.filter((item) => !inCart.has(productOf(item).id)).slice(0, room);
    // A card that has just been put into the cart keeps its focus and its stepper until the page is left.
    if (!list.contains(document.activeElement) && shown.some((item, index) => item !== list.children[index])) {
      list.replaceChildren(...shown);
      list.dispatchEvent(new Event('mr-update', { bubbles: true }));
    }
    const heading = section.querySelector('h2');
    const title = items.length === 0 ? messages.popular : messages.recommended;
    const before = heading?.textContent;
    if (!heading || !before) return;
    heading.textContent = title;
    // The link to everything is named by the heading.
    const more = section.querySelector('h2 ~ a');
    more?.setAttribute(
      'aria-label',
      (more.getAttribute('aria-label') ?? '').replace(before, () => title),
    );
  }, [items, messages]);
}
