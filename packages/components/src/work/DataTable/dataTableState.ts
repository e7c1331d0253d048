/** State of a table that users can change. Plain values only: it can be part of a URL. */
export interface DataTableState {
  /** Search text. */
  search: string;
  /** Sorted column and direction; `null` is the order of `items`. */
  sort: { column: string; direction: 'ascending' | 'descending' } | null;
  /** Selected value of each filter, by column id. A filter without a selection has no entry. */
  filters: Readonly<Record<string, string>>;
  /** Ids of the hidden columns. */
  hidden: readonly string[];
  /** Column ids in order; missing ones follow in the order of `columns`. */
  order: readonly string[];
  /** Current page, from 1. */
  page: number;
}

/** Cause of a change of the state. */
export type DataTableChangeReason = 'search' | 'sort' | 'filter' | 'hide' | 'order' | 'page';

/** Default state. */
export const initialDataTableState: DataTableState = {
  search: '',
  sort: null,
  filters: {},
  hidden: [],
  order: [],
  page: 1,
};

/** Returns the sort after a press on a header: ascending, descending, then ascending again. */
export function nextSort(sort: DataTableState['sort'], column: string): NonNullable<DataTableState['sort']> {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

/** Returns the filters after a change; an empty value clears a filter. */
export function nextFilters(
  filters: DataTableState['filters'],
  column: string,
  value: string,
): DataTableState['filters'] {
  const others = Object.entries(filters).filter(([id]) => id !== column);
  return Object.fromEntries(value === '' ? others : [...others, [column, value]]);
}

/** Returns the order after a column moved by one position. The first column names the rows and cannot move. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 1 || to < 1 || to >= ids.length) return [...ids];
  const next = [...ids];
  [next[from], next[to]] = [next[to] ?? id, id];
  return next;
}

/** Prefix of filter parameters. */
const filterPrefix = 'filter.';

/** Writes the differences from the initial state to URL parameters; keeps all other parameters. */
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
  // An empty parameter clears an initial filter.
  for (const column of Object.keys({ ...initial.filters, ...state.filters })) {
    put(filterPrefix + column, state.filters[column] ?? '', initial.filters[column] ?? '');
  }
  return next;
}

/** Reads a state from URL parameters. Invalid values fall back to `initial`. */
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

/** Parses the sort: `null` for an empty text (no sort), `undefined` for a missing or invalid one. */
function sortOf(text: string | null): DataTableState['sort'] | undefined {
  if (text === '') return null;
  if (text === null || text === '-') return undefined;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
}

/** Returns the initial filters, each overridden by its parameter; an empty one clears it. */
function filtersOf(parameters: URLSearchParams, atFirst: DataTableState['filters']): DataTableState['filters'] {
  const given = [...parameters].flatMap(([name, value]) =>
    name.startsWith(filterPrefix) ? [[name.slice(filterPrefix.length), value] as const] : [],
  );
  // Callers compare by identity.
  if (given.length === 0) return atFirst;
  const all = { ...atFirst, ...Object.fromEntries(given) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
