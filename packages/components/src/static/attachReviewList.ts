import { attachRoots, messagesOf, partsOf } from './behavior.js';
import { format } from '../internal/text/format.js';
import { announce } from '../internal/announce.js';
import { sortedReviews } from '../shop/ReviewList/reviewListState.js';
import type { ReviewOrder } from '../shop/ReviewList/reviewListState.js';

/**
 * Adds behavior to each `ReviewList` in `container`, itself included, on a static page: its select sorts the reviews,
 * and the new order is announced. Returns the clean-up function.
 */
export function attachReviewList(container: HTMLElement): () => void {
  return attachRoots(container, 'review-list', 'attachReviewList', (root, signal) => {
    const [select] = partsOf(root, 'order') as HTMLSelectElement[];
    const [list] = partsOf(root, 'list');
    if (!select || !list) return;
    const sort = () => {
      const reviews = [...list.children].map((node) => ({
        node,
        rating: Number((node as HTMLElement).dataset['rating']),
        date: node.querySelector('time')?.dateTime ?? '',
      }));
      list.replaceChildren(...sortedReviews(reviews, select.value as ReviewOrder).map(({ node }) => node));
    };
    select.addEventListener(
      'change',
      () => {
        sort();
        announce(format(messagesOf(root)['sorted'] ?? '', { order: select.selectedOptions[0]?.text ?? '' }));
      },
      { signal },
    );
    // The browser may have restored an earlier choice.
    if (select.value !== 'newest') sort();
  });
}
