import { pageNumbers } from '@marketrow/components/Pagination';

/**
 * Fills the `[data-pages]` row of a `[data-results]` page. Its template holds one rendered `Pagination` (page 2 of 3), of whose
 * five items the new row is put together; addresses keep everything but the page of the one that is shown.
 */
export function showPages(root: HTMLElement, { page, pages }: { page: number; pages: number }): void {
  const box = root.querySelector<HTMLElement>('[data-pages]');
  const template = box?.querySelector('template');
  if (!box || !template || pages < 2) return;
  const row = document.importNode(template.content, true);
  const list = row.querySelector('ul');
  const [back, link, current, , next] = [...row.querySelectorAll('li')];
  if (!list || !back || !link || !current || !next) return;
  const numbered = pageNumbers(page, pages).map((number) => {
    const item = (number === page ? current : link).cloneNode(true) as HTMLElement;
    item.toggleAttribute('data-near', number !== null && Math.abs(number - page) <= 1);
    const anchor = item.querySelector('a');
    if (number === null) item.textContent = '…';
    else if (anchor) {
      point(anchor, number);
      anchor.ariaLabel = (anchor.ariaLabel ?? '').replace(/\d+/, String(number));
      anchor.textContent = String(number);
    }
    return item;
  });
  point(back.querySelector('a'), page - 1);
  point(next.querySelector('a'), page + 1);
  list.replaceChildren(...(page > 1 ? [back] : []), ...numbered, ...(page < pages ? [next] : []));
  box.append(row);
}

function point(anchor: HTMLAnchorElement | null, page: number): void {
  const values = new URLSearchParams(location.search);
  if (page === 1) values.delete('page');
  else values.set('page', String(page));
  const query = String(values);
  if (anchor) anchor.href = location.pathname + (query === '' ? '' : `?${query}`);
}
