/** What a person has chosen in a table. Only plain values: it can stand in an address. */
export interface DataTableState {
  /** What is searched for. */
  search: string;
  /** By which column the rows are sorted; `null` is the order of `items`. */
  sort: { column: string; direction: 'ascending' | 'descending' } | null;
  /** The choice of each filter, by column. A filter without a choice has no entry. */
  filters: Readonly<Record<string, string>>;
  /** The hidden columns. */
  hidden: readonly string[];
  /** The columns in their order; those that are missing follow in the order of `columns`. */
  order: readonly string[];
  /** The page shown, from 1. */
  page: number;
}

/** Why the state changed. */
export type DataTableChangeReason = 'search' | 'sort' | 'filter' | 'hide' | 'order' | 'page';

/** The state of a table that nobody has touched. */
export const initialDataTableState: DataTableState = {
  search: '',
  sort: null,
  filters: {},
  hidden: [],
  order: [],
  page: 1,
};

/** The sort after a press on a header: ascending, then descending, then ascending again. */
export function nextSort(sort: DataTableState['sort'], column: string): NonNullable<DataTableState['sort']> {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

/** The filters after a choice; an empty choice takes the filter away. */
export function nextFilters(
  filters: DataTableState['filters'],
  column: string,
  value: string,
): DataTableState['filters'] {
  const others = Object.entries(filters).filter(([id]) => id !== column);
  return Object.fromEntries(value === '' ? others : [...others, [column, value]]);
}

/** The order after a column moved by one place. The first column names the rows and keeps its place. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 1 || to < 1 || to >= ids.length) return [...ids];
  const next = [...ids];
  [next[from], next[to]] = [next[to] ?? id, id];
  return next;
}

/** How the parameters of filters begin. */
const filterPrefix = 'filter.';

/** Writes what differs from the state at first into the parameters of an address, and leaves all others as they are. */
export function writeDataTableState(
  parameters: URLSearchParams,
  state: DataTableState,
  initial: DataTableState = initialDataTableState,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of [...next.keys()]) if (name.startsWith(filterPrefix)) next.delete(name);
  const put = (name: string, value: string, atFirst: string) => {
    if (value === atFirst) next.delete(name);
    else next.set(name, value);
  };
  put('q', state.search, initial.search);
  put('sort', sortText(state.sort), sortText(initial.sort));
  put('hidden', state.hidden.join(','), initial.hidden.join(','));
  put('order', state.order.join(','), initial.order.join(','));
  put('page', String(state.page), '1');
  // An empty one takes a filter away that is there at first.
  for (const column of Object.keys({ ...initial.filters, ...state.filters })) {
    put(filterPrefix + column, state.filters[column] ?? '', initial.filters[column] ?? '');
  }
  return next;
}

/** Reads a state from the parameters of an address. What makes no sense there is as in `initial`. */
export function readDataTableState(
  parameters: URLSearchParams,
  initial: DataTableState = initialDataTableState,
): DataTableState {
  const list = (name: string, atFirst: readonly string[]) => {
    const text = parameters.get(name);
    return text === null ? atFirst : text.split(',').filter(Boolean);
  };
  const page = Number(parameters.get('page') ?? 1);
  const sort = sortOf(parameters.get('sort'));
  return {
    search: parameters.get('q') ?? initial.search,
    sort: sort === undefined ? initial.sort : sort,
    filters: filtersOf(parameters, initial.filters),
    hidden: list('hidden', initial.hidden),
    order: list('order', initial.order),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function sortText(sort: DataTableState['sort']): string {
  if (!sort) return '';
  return sort.direction === 'descending' ? `-${sort.column}` : sort.column;
}

/** `null` is no sort, as an empty text says it; `undefined` is no word about it. */
function sortOf(text: string | null): DataTableState['sort'] | undefined {
  if (text === '') return null;
  if (text === null || text === '-') return undefined;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
}

/** Those at first, each with the choice of its parameter, which takes it away where it is empty. */
function filtersOf(parameters: URLSearchParams, atFirst: DataTableState['filters']): DataTableState['filters'] {
  const given = [...parameters].flatMap(([name, value]) =>
    name.startsWith(filterPrefix) ? [[name.slice(filterPrefix.length), value] as const] : [],
  );
  // The same object where the address says nothing: callers compare.
  if (given.length === 0) return atFirst;
  const all = { ...atFirst, ...Object.fromEntries(given) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
