'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, SubmitEvent } from 'react';
import { isComposing } from '../../internal/isComposing.js';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.js';
import { SearchIcon } from '../../icons/SearchIcon.js';
import { XIcon } from '../../icons/XIcon.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { ChangeDetails, ReasonedDetails } from '../../internal/state/changeDetails.js';
import { setInputValue } from '../../internal/state/setInputValue.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { cleanText } from '../../internal/text/cleanText.js';
import { format, plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { SearchBarList } from './SearchBarList.js';
import './SearchBar.css';
import { activeAfterKey } from './searchBarState.js';
import type {
  LoadSuggestions,
  SearchBarOption,
  SearchSubmitDetails,
  SearchSuggestion,
  SearchValueChangeReason,
} from './types.js';
import { useSuggestions } from './useSuggestions.js';

export interface SearchBarProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onSelect'>,
    SharedProps<'locale' | 'renderLink' | 'renderImage', 'SearchBar'> {
  /** URL that the form is sent to, as `?q=…&category=…`. If omitted, the form is not sent. */
  href?: string | undefined;
  /** Options of the category select; the first has an empty value. Omit to hide the select. */
  categories?: readonly SearchBarOption[] | undefined;
  /** Search text (controlled). */
  value?: string | undefined;
  /** Initial search text (uncontrolled), for example on the results page. @default '' */
  defaultValue?: string | undefined;
  /** Initial `value` of the category select. */
  defaultCategory?: string | undefined;
  /** Called on each change of the text. */
  onValueChange?: ((value: string, details: ReasonedDetails<SearchValueChangeReason>) => void) | undefined;
  /** Called when the form is submitted. Call `event.preventDefault()` to stay on the page. */
  onSearch?: ((value: string, details: SearchSubmitDetails) => void) | undefined;
  /** Loads suggestions, of which six are shown. If omitted, a plain field. */
  loadSuggestions?: LoadSuggestions | undefined;
  /** Called when a suggestion is chosen. Call `event.preventDefault()` to stay on the page. */
  onSuggestionSelect?: ((suggestion: SearchSuggestion, details: ChangeDetails) => void) | undefined;
  /** Recent searches, the latest first, shown while the field is empty. Needs `href`. */
  recent?: readonly string[] | undefined;
  /** Replaces the field by a round button on phones; the button expands the field over the row. @default false */
  collapsible?: boolean | undefined;
}

const none: readonly SearchSuggestion[] = [];

/**
 * Search of a shop: field, category select, submit button, and suggestions. The focus stays in the field; arrow keys
 * activate a suggestion, Enter follows it or submits the text. A plain `get` form, so it works without scripts. Renders
 * a `<div>` with the form; a client component.
 * @selector [data-expanded] while a collapsible field is open
 */
export function SearchBar({
  href,
  categories = [],
  value: given,
  defaultValue = '',
  defaultCategory,
  onValueChange,
  onSearch,
  loadSuggestions,
  onSuggestionSelect,
  recent = [],
  collapsible = false,
  labels,
  className,
  ...props
}: SearchBarProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.SearchBar, settings.labels.SearchBar, labels);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [value, setValue] = useControllableState<string, ReasonedDetails<SearchValueChangeReason>>({
    value: given,
    defaultValue,
    onChange: onValueChange,
  });
  const { list, setList, type, cancel } = useSuggestions(loadSuggestions, (count) =>
    count === 0 ? messages.none : plural(settings.locale, count, messages.found),
  );

  const categoryNow = () => textOf(form.current && new FormData(form.current).get('category'));
  const change = (text: string, reason: SearchValueChangeReason, event?: Event) => {
    setValue(text, { reason, event });
    type(text, categoryNow());
  };
  const reason = useRef<SearchValueChangeReason>('input');
  const clear = (why: SearchValueChangeReason) => {
    reason.current = why;
    if (field.current) setInputValue(field.current, '');
    reason.current = 'input';
  };
  const close = () => {
    cancel();
    setList((state) => ({ ...state, isOpen: false, active: -1 }));
  };

  // Keeps text typed before hydration.
  const syncField = useLatest(() => {
    const text = field.current?.value ?? '';
    if (given === undefined && text !== value) change(text, 'input');
  });
  useEffect(() => syncField.current(), [syncField]);
  useEffect(() => {
    if (expanded) field.current?.focus();
  }, [expanded]);

  const isEmpty = cleanText(value) === '';
  const recents = isEmpty && href !== undefined ? recent.slice(0, 6).map((text) => recentOption(href, text)) : none;
  const options = isEmpty ? recents : list.suggestions;
  const isListed = list.isOpen && options.length > 0;
  const isCombobox = loadSuggestions !== undefined || recent.length > 0;
  const active = isListed ? list.active : -1;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (isComposing(event)) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      setList((state) => ({ ...state, isOpen: true, active: activeAfterKey(key, active, options.length) }));
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(`${id}-list-${active}`)?.click();
    } else if (key === 'Escape') {
      // Browsers clear a search field on the first Escape; here the first one only closes the list.
      if (isListed || value !== '') event.preventDefault();
      if (isListed) close();
      else if (value !== '') clear('escape');
      else collapse();
    } else if (key === 'Tab') close();
  };
  const collapse = () => {
    if (!expanded) return;
    setExpanded(false);
    opener.current?.focus();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (href === undefined) event.preventDefault();
    close();
    onSearch?.(cleanText(value), { category: categoryNow(), event: event.nativeEvent });
  };
  const handleSelect = (suggestion: SearchSuggestion, event: MouseEvent) => {
    close();
    onSuggestionSelect?.(suggestion, { event: event.nativeEvent });
    // Router links read React's event, on which `preventDefault` of the native one is not visible.
    if (event.nativeEvent.defaultPrevented) event.preventDefault();
  };
  const handleOpen = (event: MouseEvent) => {
    event.preventDefault();
    setExpanded(true);
  };

  return (
    <div
      {...rest}
      className={clsx('mr-SearchBar-root mr-kit', className)}
      data-collapsible={collapsible ? '' : undefined}
      data-expanded={expanded ? '' : undefined}
    >
      {collapsible ? (
        <a
          ref={opener}
          className="mr-SearchBar-opener"
          data-mr-part="opener"
          href={href ?? '#'}
          aria-label={messages.label}
          onClick={handleOpen}
        >
          <SearchIcon />
        </a>
      ) : null}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- only notices that the focus goes on */}
      <form
        ref={form}
        className="mr-SearchBar-form"
        role="search"
        method="get"
        action={href}
        onSubmit={handleSubmit}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close();
        }}
      >
        {expanded ? (
          <button type="button" className="mr-SearchBar-back" aria-label={messages.close} onClick={collapse}>
            <ChevronLeftIcon />
          </button>
        ) : null}
        <div className="mr-SearchBar-pill">
          <SearchIcon className="mr-SearchBar-icon" />
          <VisuallyHidden>
            <label htmlFor={`${id}-query`}>{messages.label}</label>
          </VisuallyHidden>
          <input
            ref={field}
            className="mr-SearchBar-field"
            id={`${id}-query`}
            type="search"
            name="q"
            value={value}
            onChange={(event) => change(event.currentTarget.value, reason.current, event.nativeEvent)}
            onClick={() => setList((state) => ({ ...state, isOpen: true }))}
            onKeyDown={handleKeyDown}
            placeholder={messages.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            {...(isCombobox && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isListed,
              'aria-controls': isListed ? `${id}-list` : undefined,
              'aria-activedescendant': active < 0 ? undefined : `${id}-list-${active}`,
            })}
          />
          {value === '' ? null : (
            <button
              type="button"
              className="mr-SearchBar-clear"
              aria-label={messages.clear}
              onClick={() => {
                clear('clear');
                field.current?.focus();
              }}
            >
              <XIcon />
            </button>
          )}
          {categories.length === 0 ? null : (
            <span className="mr-SearchBar-category">
              <VisuallyHidden>
                <label htmlFor={`${id}-category`}>{messages.category}</label>
              </VisuallyHidden>
              <select
                className="mr-SearchBar-select"
                id={`${id}-category`}
                name="category"
                defaultValue={defaultCategory}
              >
                {categories.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
              <ChevronDownIcon className="mr-SearchBar-arrow" />
            </span>
          )}
          <button className="mr-SearchBar-submit" type="submit">
            {messages.submit}
          </button>
        </div>
        {isListed ? (
          // A press in the panel must not blur the field before the click fires.
          // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- there is nothing to press but what is inside
          <div className="mr-SearchBar-panel" onMouseDown={(event) => event.preventDefault()}>
            <SearchBarList
              id={`${id}-list`}
              label={isEmpty ? messages.recent : messages.suggestions}
              options={options}
              isRecent={isEmpty}
              active={active}
              query={list.answered}
              renderLink={settings.renderLink}
              renderImage={settings.renderImage}
              onSelect={handleSelect}
            />
            {isEmpty ? null : (
              <button type="submit" className="mr-SearchBar-all" tabIndex={-1}>
                <span>{format(messages.all, { query: cleanText(value) })}</span>{' '}
                <kbd className="mr-SearchBar-key">Enter</kbd>
              </button>
            )}
          </div>
        ) : null}
      </form>
    </div>
  );
}

function recentOption(href: string, text: string): SearchSuggestion {
  return { id: text, title: text, href: `${href}?${new URLSearchParams({ q: text }).toString()}` };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
