import { afterEach, expect, it, vi } from 'vitest';
import { act, anyEvent, describeConformance, fireEvent, screen, setup, waitFor } from '#test-utils';
import type { RenderLink } from '../../internal/render/links.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { SearchBar } from './SearchBar.js';
import type { SearchSuggestion } from './types.js';

const categories = [
  { label: 'All Categories', value: '' },
  { label: 'Laptop', value: 'laptop' },
];
const titles = ['Headphones', 'Headlight', 'Drumhead', 'Overhead', 'Headboard', 'Head wash', 'Headband'];
const suggestions = (list = titles): SearchSuggestion[] =>
  list.map((title) => ({
    id: title,
    title,
    href: `/products/${title}`,
    description: 'Scroll Through',
    detail: '$159.00',
  }));
const load = () => Promise.resolve(suggestions());
const field = () => screen.getByRole('combobox', { name: 'Search' });

afterEach(() => void vi.useRealTimers());

describeConformance(<SearchBar href="/search" loadSuggestions={load} />, {
  element: HTMLDivElement,
  visibleLabel: 'submit',
  variants: [{ categories }, { collapsible: true }, { defaultValue: 'lamp' }],
  otherProps: { categories },
});

it('is a form that works without scripts', async () => {
  const { user } = setup(<SearchBar href="/products/search" categories={categories} defaultValue="key" />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/products/search');
  expect(form).toHaveAttribute('method', 'get');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Laptop');
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'key', category: 'laptop' });
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('key');
});

it('shows six suggestions, chosen by arrow keys and followed by Enter', async () => {
  const handleSelect = vi.fn((_: SearchSuggestion, { event }: ChangeDetails) => event?.preventDefault());
  const seenByRouter = vi.fn();
  const renderLink: RenderLink = ({ href, children, onClick, ...props }) => (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        seenByRouter(event.defaultPrevented);
      }}
    >
      {children}
    </a>
  );
  const { user } = setup(
    <SearchBar href="/search" loadSuggestions={load} onSuggestionSelect={handleSelect} renderLink={renderLink} />,
  );
  await user.type(field(), 'head');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/^Head ?wash Scroll Through \$159\.00$/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: /phones Scroll Through \$159/ })).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith(suggestions()[0], { event: anyEvent });
  expect(seenByRouter).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('ignores the response to an earlier text', async () => {
  const answers = new Map<string, (list: SearchSuggestion[]) => void>();
  const slow = (query: string) => new Promise<SearchSuggestion[]>((resolve) => answers.set(query, resolve));
  vi.useFakeTimers();
  setup(<SearchBar loadSuggestions={slow} />);
  const type = (value: string) => {
    fireEvent.change(field(), { target: { value } });
    act(() => void vi.advanceTimersByTime(200));
  };
  type('a');
  type('ab');
  await act(async () => Promise.resolve(answers.get('ab')?.(suggestions(['Abacus']))));
  await act(async () => Promise.resolve(answers.get('a')?.(suggestions(['Apple']))));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('Abacus'),
  ]);
  expect(screen.queryByRole('option', { name: /^Apple/ })).not.toBeInTheDocument();
});

it('announces the number of suggestions after typing stops, and that there are none', async () => {
  vi.useFakeTimers();
  setup(<SearchBar loadSuggestions={(query) => Promise.resolve(query === 'zz' ? [] : suggestions())} />);
  const type = async (value: string) => {
    fireEvent.change(field(), { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(200));
  };
  await type('h');
  await type('he');
  expect(document.querySelector('[role=status]')?.textContent ?? '').toBe('');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByRole('status')).toHaveTextContent('6 suggestions');
  await type('zz');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByRole('status')).toHaveTextContent('No suggestions');
});

it('closes the list by the first Escape and clears the field by the second', async () => {
  const handleChange = vi.fn();
  const { user } = setup(<SearchBar loadSuggestions={load} onValueChange={handleChange} />);
  await user.type(field(), 'h');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('h');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(handleChange).toHaveBeenLastCalledWith('', { reason: 'escape', event: anyEvent });
});

it('submits the text with its category if no suggestion is active', async () => {
  const handleSearch = vi.fn((_: string, { event }: ChangeDetails) => event?.preventDefault());
  const { user } = setup(
    <SearchBar
      href="/search"
      {...{ categories }}
      defaultCategory="laptop"
      loadSuggestions={load}
      onSearch={handleSearch}
    />,
  );
  await user.type(field(), 'head{Enter}');
  expect(handleSearch).toHaveBeenCalledExactlyOnceWith('head', { category: 'laptop', event: anyEvent });
});

it('clears the field by its button, and keeps the focus', async () => {
  const { user } = setup(<SearchBar loadSuggestions={load} defaultValue="head" />);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('shows recent searches while the field is empty', async () => {
  const { user } = setup(<SearchBar href="/search" recent={['ramen', 'city bike']} loadSuggestions={load} />);
  await user.click(field());
  expect(screen.getByRole('listbox', { name: 'Searched lately' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'city bike' })).toHaveAttribute('href', '/search?q=city+bike');
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('renders a failure like a response without suggestions', async () => {
  const { user } = setup(<SearchBar loadSuggestions={() => Promise.reject(new Error('down'))} />);
  await user.type(field(), 'head');
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('expands over the row on phones, and restores the focus when it collapses', async () => {
  const { user } = setup(<SearchBar href="/search" collapsible loadSuggestions={load} />);
  const opener = screen.getByRole('link', { name: 'Search' });
  expect(opener).toHaveAttribute('href', '/search');
  await user.click(opener);
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(opener).toHaveFocus();
});

it('logs suggestions that fail or lack a title, and keeps working', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loadSuggestions = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([{ id: 1, href: '/' }, ...suggestions(['Lamp'])]);
  const { user } = setup(<SearchBar href="/search" loadSuggestions={loadSuggestions} />);
  await user.type(field(), 'l');
  await waitFor(() => expect(errors.mock.lastCall?.[0]).toContain('mr: loadSuggestions failed for "l"'));
  await user.type(field(), 'a');
  expect(await screen.findByRole('option')).toHaveTextContent('Lamp');
  expect(errors.mock.lastCall?.[0]).toContain('mr: 1 suggestions for "la" have no `title`');
  errors.mockRestore();
});

it('fires an input event when it is cleared, for a surrounding form or script', async () => {
  const handleInput = vi.fn();
  const handleValue = vi.fn();
  const { user } = setup(
    <div onInput={handleInput}>
      <SearchBar href="/search" defaultValue="tea" onValueChange={handleValue} />
    </div>,
  );
  const field = screen.getByRole('searchbox');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(handleValue).toHaveBeenLastCalledWith('', { reason: 'clear', event: anyEvent });
  expect(handleInput).toHaveBeenCalledOnce();
  await user.type(field, 'a{Escape}');
  expect(field).toHaveValue('');
  expect(handleValue).toHaveBeenLastCalledWith('', { reason: 'escape', event: anyEvent });
  expect(handleInput).toHaveBeenCalledTimes(3);
});
