/* The search page: shows those of its cards that answer the address. Without scripts the first of them are shown. */
import { fill } from '../../i18n/fill';
import { pluralIn } from '../../i18n/plural';
import { find, read, type Mark } from '../../markup';
import { matches, parseQuery } from '../../search/find';
import { showPages } from '../lib/resultPages';
import { itemsOf, productOf, showResults } from '../lib/results';

const root = find(document, 'search');
const query = parseQuery(location.search);
const pageSize = 24;
/** The category asked for, as the header's form has it. */
const option = [...document.querySelectorAll<HTMLOptionElement>('header select[name="category"] option')].find(
  ({ value }) => value === query.category,
);

if (root) {
  const found = itemsOf(root).filter((item) => matches(productOf(item), query));
  const pages = Math.ceil(found.length / pageSize);
  const page = Math.min(query.page, pages);
  showResults(root, found.slice((page - 1) * pageSize, page * pageSize));
  showPages(root, page, pages);
  showMessages(root, found.length, page);
}
fillForm();
keepQuery();

/** Writes headings, total and title. Their messages come with the page, in its language. */
function showMessages(root: HTMLElement, total: number, page: number): void {
  const messages = read(root, 'search');
  const write = (name: Mark, text: string | undefined): void => {
    const box = find(root, name);
    if (box && text) box.textContent = text;
  };
  const asked = query.q === '' ? query.category && option?.text : fill(messages.titleOf, { query: query.q });
  write('heading', asked);
  if (asked) document.title = document.title.replace(messages.title, () => asked);
  if (page > 1) document.title = document.title.replace(/(?= – )/, () => `, ${fill(messages.page, { page })}`);
  write('no-results-heading', query.q && fill(messages.noneOf, { query: query.q }));
  write('total', pluralIn(document.documentElement.lang, messages.total, total));
}

/** The header's form holds what was asked for. */
function fillForm(): void {
  const field = document.querySelector<HTMLInputElement>('header input[name="q"]');
  if (field) field.value = query.q;
  if (option) option.selected = true;
}

/** The language switch keeps the query. */
function keepQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = location.search;
}
