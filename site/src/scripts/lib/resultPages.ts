import { fill } from '../../i18n/fill';
import { find, read } from '../../markup';

/**
 * Shows the links to the other pages of the results. The row comes as a rendered `Pagination` (page 2 of 3); a static page
 * cannot know how many pages an answer has, so that the links back, to the page itself and onwards are what is kept of it.
 * Addresses keep everything but the page of the address that is shown.
 */
export function showPages(root: HTMLElement, page: number, pages: number): void {
  const row = find(root, 'result-pages');
  if (!row || pages < 2) return;
  for (const link of row.querySelectorAll('a')) {
    const target = page + ({ prev: -1, next: 1 }[link.rel] ?? 0);
    const values = new URLSearchParams(location.search);
    values.set('page', String(target));
    link.search = String(values);
    if (!link.rel) {
      link.text = String(page);
      link.ariaLabel = fill(read(row, 'result-pages').current, { page, pages });
    }
    const isOther = !link.rel && !link.ariaCurrent;
    if (isOther || target < 1 || target > pages) link.closest('li')?.remove();
  }
  row.hidden = false;
}
