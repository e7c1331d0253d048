import type { CartItem } from '@marketrow/cart-client';
import { useEffect, useRef } from 'react';
import { productIdOf } from '../cart/withChoice';
import { find } from '../markup';
import { itemsOf, productOf } from '../productItems';
import type { CartMessages } from './cartMessages';
import type { ProductSnapshots } from '../useProductSnapshots';

/** Everything that can be given away: sharing it says nothing. */
const anyGift = 'giftshop';

/** Products that the row has room for. */
const room = 4;

/**
 * The page's row of further products: those that share a category with a line, the closest first, without those in the cart. Hidden
 * where there is none. An empty cart has the popular ones, which are the first.
 */
export function useRecommended(
  items: readonly CartItem[],
  snapshots: ProductSnapshots,
  messages: CartMessages['cart'],
): void {
  const all = useRef<HTMLElement[]>(null);
  useEffect(() => {
    const section = find(document, 'recommended');
    const list = section?.querySelector('ul');
    if (!section || !list) return;
    all.current ??= itemsOf(section);
    const isEmpty = items.length === 0;
    const shown = (isEmpty ? all.current : companions(all.current, items, snapshots)).slice(0, room);
    // A card that has just been put into the cart keeps its focus and its stepper until the page is left.
    if (!list.contains(document.activeElement)) {
      section.hidden = shown.length === 0 && !isEmpty;
      if (shown.length !== list.childElementCount || shown.some((item, index) => item !== list.children[index])) {
        list.replaceChildren(...shown);
        list.dispatchEvent(new Event('mr-update', { bubbles: true }));
      }
    }
    const heading = section.querySelector('h2');
    const title = isEmpty ? messages.popular : messages.recommended;
    const before = heading?.textContent;
    if (!heading || !before) return;
    heading.textContent = title;
    // The link to everything is named by the heading, and leads to popular products only.
    const more = section.querySelector<HTMLElement>('h2 ~ a');
    if (more) more.hidden = !isEmpty;
    more?.setAttribute(
      'aria-label',
      (more.getAttribute('aria-label') ?? '').replace(before, () => title),
    );
  }, [items, snapshots, messages]);
}

/** Items that share a category with a line, those that share most first. */
function companions(
  all: readonly HTMLElement[],
  items: readonly CartItem[],
  snapshots: ProductSnapshots,
): HTMLElement[] {
  const inCart = new Set(items.map(({ id }) => productIdOf(id)));
  const wanted = new Set(items.flatMap(({ slug }) => snapshots.get(slug)?.categories ?? []));
  wanted.delete(anyGift);
  const shared = (item: HTMLElement) => productOf(item).categories.filter((slug) => wanted.has(slug)).length;
  return all
    .filter((item) => !inCart.has(productOf(item).id) && shared(item) > 0)
    .toSorted((a, b) => shared(b) - shared(a));
}
