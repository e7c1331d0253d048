import { actionAt, attachRoots, dataOf, partsOf } from './behavior.js';
import { format } from '../internal/text/format.js';
import { announce } from '../internal/announce.js';
import { hasStars, sortedReviews } from '../shop/ReviewList/reviewListState.js';
import type { ReviewOrder } from '../shop/ReviewList/reviewListState.js';

/** Messages of the static form: `shown` has the text without a filter, then those of one to five stars. */
export interface ReviewListData {
  sorted: string;
  shown: readonly string[];
}

/**
 * Adds behavior to each `ReviewList` in `container`, itself included, on a static page: its bars filter the reviews, its
 * select sorts them, and the result is announced. Returns the clean-up function.
 */
export function attachReviewList(container: HTMLElement): () => void {
  return attachRoots(container, 'review-list', 'attachReviewList', (root, signal) => {
    const [select] = partsOf(root, 'order') as HTMLSelectElement[];
    const [list] = partsOf(root, 'list');
    const [line] = partsOf(root, 'filtered');
    if (!select || !list || !line) return;
    const messages = dataOf(root) as ReviewListData;
    const sort = () => {
      const reviews = [...list.children].map((node) => ({
        node,
        rating: Number((node as HTMLElement).dataset['rating']),
        date: node.querySelector('time')?.dateTime ?? '',
      }));
      list.replaceChildren(...sortedReviews(reviews, select.value as ReviewOrder).map(({ node }) => node));
    };
    const filter = (stars: number | null) => {
      const text = messages.shown[stars ?? 0] ?? '';
      for (const bar of root.querySelectorAll<HTMLButtonElement>('[aria-pressed]'))
        bar.setAttribute('aria-pressed', String(Number(bar.value) === stars));
      for (const review of list.children as HTMLCollectionOf<HTMLElement>)
        review.hidden = !hasStars(Number(review.dataset['rating']), stars);
      line.hidden = stars === null;
      line.firstElementChild?.replaceChildren(text);
      announce(text);
    };
    root.addEventListener(
      'click',
      ({ target }) => {
        const { action, control } = actionAt(root, target) ?? {};
        const pressed = root.querySelector<HTMLButtonElement>('[aria-pressed="true"]');
        if (action === 'filter') {
          filter(control === pressed ? null : Number((control as HTMLButtonElement).value));
        } else if (action === 'clear') {
          // The button is about to be hidden.
          pressed?.focus();
          filter(null);
        }
      },
      { signal },
    );
    select.addEventListener(
      'change',
      () => {
        sort();
        announce(format(messages.sorted, { order: select.selectedOptions[0]?.text ?? '' }));
      },
      { signal },
    );
    // The browser may have restored an earlier choice.
    if (select.value !== 'newest') sort();
  });
}
