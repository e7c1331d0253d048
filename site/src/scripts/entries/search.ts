/* The search page: shows those of its cards that answer the address. Without scripts the first of them stand there. */
import { matches, parseQuery } from '../../search/find';
import { showPages } from '../lib/resultPages';
import { itemsOf, showResults } from '../lib/results';

const root = document.querySelector<HTMLElement>('[data-results="search"]');
const query = parseQuery(location.search);
const pageSize = 24;
/** The category asked for, as the header's form has it. */
const option = [...document.querySelectorAll<HTMLOptionElement>('header select[name="category"] option')].find(
  ({ value }) => value === query.category,
);

if (root) {
  const found = itemsOf(root).filter(({ dataset }) =>
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
  const pages = Math.ceil(found.length / pageSize);
  const page = Math.min(query.page, pages);
  showResults(root, found.slice((page - 1) * pageSize, page * pageSize));
  showPages(root, page, pages);
  fillWords(root, found.length, page);
}
fillForm();
keepQuery();

/** Headings, count and title: their words come with the page, in its language. */
function fillWords(root: HTMLElement, count: number, page: number): void {
  const write = (name: string, text: string | undefined): void => {
    const box = root.querySelector(`[data-${name}]`);
    if (box && text) box.textContent = text;
  };
  const { titleOf, title = '', page: numbered, noneOf, one, other } = root.dataset;
  const asked = query.q === '' ? query.category && option?.text : place(titleOf, query.q);
  write('heading', asked);
  if (asked) document.title = document.title.replace(title, () => asked);
  if (page > 1) document.title = document.title.replace(/(?= – )/, () => `, ${place(numbered, page)}`);
  write('nothing', query.q && place(noneOf, query.q));
  write('count', place(count === 1 ? one : other, count));
}

function place(message = '', value: string | number): string {
  return message.replace(/\{\w+\}/, () => String(value));
}

/** The header's form goes on from what was asked. */
function fillForm(): void {
  const field = document.querySelector<HTMLInputElement>('header input[name="q"]');
  if (field) field.value = query.q;
  if (option) option.selected = true;
}

/** The language switch keeps the question. */
function keepQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = location.search;
}
