/* The search page: shows those of its cards that answer the address. Without scripts all of them stand there. */
import { matches, parseQuery } from '../lib/find';
import { showResults } from './results';

const root = document.querySelector<HTMLElement>('[data-results="search"]');
const query = parseQuery(location.search);

if (root) {
  const all = [...root.querySelectorAll<HTMLElement>('[data-words]')];
  const shown = all.filter(({ dataset }) =>
    matches(
      {
        words: dataset['words'] ?? '',
        categories: dataset['categories'] ?? '',
        discount: Number(dataset['discount']),
        fresh: dataset['new'] !== undefined,
      },
      query,
    ),
  );
  showResults(root, { shown, all });
  fillWords(root, shown.length);
}
fillForm();
keepQuery();

/** Headings, count and title: their words come with the page, in its language. */
function fillWords(page: HTMLElement, count: number): void {
  const heading = page.querySelector('[data-heading]');
  const category = query.category === '' ? undefined : categoryName(query.category);
  const title = query.q === '' ? category : place(page.dataset['titleOf'], query.q);
  if (heading && title) {
    heading.textContent = title;
    document.title = document.title.replace(page.dataset['title'] ?? '', () => title);
  }
  const nothing = page.querySelector('[data-nothing]');
  if (nothing && query.q !== '') nothing.textContent = place(page.dataset['noneOf'], query.q);
  const counted = page.querySelector('[data-count]');
  if (counted) counted.textContent = place(count === 1 ? page.dataset['one'] : page.dataset['other'], String(count));
}

function place(message: string | undefined, value: string): string {
  return (message ?? '').replace(/\{\w+\}/, () => value);
}

/** What the header's form calls a category. */
function categoryName(slug: string): string | undefined {
  const options = document.querySelectorAll<HTMLOptionElement>('header select[name="category"] option');
  return [...options].find(({ value }) => value === slug)?.text;
}

/** The header's form goes on from what was asked. */
function fillForm(): void {
  const field = document.querySelector<HTMLInputElement>('header input[name="q"]');
  const select = document.querySelector<HTMLSelectElement>('header select[name="category"]');
  if (field) field.value = query.q;
  if (select && [...select.options].some(({ value }) => value === query.category)) select.value = query.category;
}

/** The language switch keeps the question. */
function keepQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = location.search;
}
