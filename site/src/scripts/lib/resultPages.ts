/**
 * Sets the `[data-pages]` row of a `[data-results]` page. It comes as a rendered `Pagination` (page 2 of 3); a static page
 * cannot know how many pages an answer has, so that back, the page itself and next are what is kept of it. Addresses keep
 * everything but the page of the one that is shown.
 */
export function showPages(root: HTMLElement, page: number, pages: number): void {
  const row = root.querySelector<HTMLElement>('[data-pages]');
  if (!row || pages < 2) return;
  for (const link of row.querySelectorAll('a')) {
    const target = page + ({ prev: -1, next: 1 }[link.rel] ?? 0);
    const values = new URLSearchParams(location.search);
    values.set('page', String(target));
    link.search = String(values);
    if (!link.rel) {
      link.text = String(page);
      link.ariaLabel =
        row.dataset['pages']?.replace(/\{.*?\}/g, (name) => String(name === '{page}' ? page : pages)) ?? '';
    }
    const isOther = !link.rel && !link.ariaCurrent;
    if (isOther || target < 1 || target > pages) link.closest('li')?.remove();
  }
  row.hidden = false;
}
