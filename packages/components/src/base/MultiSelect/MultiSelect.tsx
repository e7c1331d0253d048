'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useId, useState } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { isComposing } from '../../internal/isComposing.js';
import { SearchIcon } from '../../icons/SearchIcon.js';
import { XIcon } from '../../icons/XIcon.js';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import { FieldMessages } from '../field/FieldMessages.js';
import { InputBox, inputClass } from '../field/InputBox.js';
import { useFieldMessages } from '../field/useField.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { cleanText } from '../../internal/text/cleanText.js';
import { format, plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './MultiSelect.css';

/** One option. */
export interface MultiSelectItem {
  /** Submitted value. Unique among the options. */
  value: string;
  /** Visible text. */
  label: string;
}

export interface MultiSelectProps
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'>,
    SharedProps<'locale', 'MultiSelect'> {
  /** Legend above the options. */
  label: string;
  /** The options. */
  items: readonly MultiSelectItem[];
  /** Form name of each selected value. */
  name?: string | undefined;
  /** Selected values (controlled). */
  value?: readonly string[] | undefined;
  /** Initially selected values (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values after one was selected or removed. */
  onValueChange?: ((value: readonly string[], details: ReasonedDetails<'choose' | 'remove'>) => void) | undefined;
  /** Number of options from which a search field is shown. @default 8 */
  searchFrom?: number | undefined;
  /** Help text below the options; part of their description. */
  hint?: ReactNode;
  /** Error message. */
  error?: ReactNode;
  /** Requires a selection, shown by the label. @default false */
  required?: boolean | undefined;
  /** First control, for form libraries that focus an invalid field. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Multiple selection from a long list: check boxes with a search field, and the selection as chips above. Renders a
 * `<fieldset>` with native check boxes that work in a plain form; a client component.
 * @selector [data-invalid]
 */
export function MultiSelect({
  label,
  items,
  name,
  value,
  defaultValue = [],
  onValueChange,
  searchFrom = 8,
  hint,
  error,
  required = false,
  inputRef,
  labels,
  autoFocus,
  form,
  tabIndex,
  className,
  ...props
}: MultiSelectProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.MultiSelect, settings.labels.MultiSelect, labels);
  const [chosen, setChosen] = useControllableState<readonly string[], ReasonedDetails<'choose' | 'remove'>>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const [search, setSearch] = useState('');
  // Live regions must exist, empty, before the first message.
  useEffect(() => prepareLiveRegions(), []);
  const id = useId();
  const { invalid, aria } = useFieldMessages({ id, hint, error, 'aria-describedby': rest['aria-describedby'] });
  const hasSearch = items.length >= searchFrom;
  const text = cleanText(search).toLocaleLowerCase(settings.locale);
  const fits = (item: MultiSelectItem) => item.label.toLocaleLowerCase(settings.locale).includes(text);
  const set = (item: string, isChosen: boolean, event: Event) => {
    const next = isChosen ? [...chosen, item] : chosen.filter((other) => other !== item);
    void setChosen(next, { reason: isChosen ? 'choose' : 'remove', event });
    announce(plural(settings.locale, next.length, messages.chosen));
  };
  return (
    <fieldset
      {...rest}
      className={clsx('mr-MultiSelect-root mr-kit', className)}
      aria-describedby={aria['aria-describedby']}
      data-invalid={invalid ? '' : undefined}
    >
      <legend className="mr-MultiSelect-legend" data-required={required ? '' : undefined}>
        {label}
      </legend>
      <ul role="list" className="mr-MultiSelect-chips">
        {items.flatMap((item) =>
          chosen.includes(item.value) ? (
            <li key={item.value} className="mr-MultiSelect-chip">
              <span>{item.label}</span>
              <button
                type="button"
                className="mr-MultiSelect-remove"
                aria-label={format(messages.remove, { name: item.label })}
                onClick={() => {
                  // The button is unmounted: focus moves to the option's check box, or to the search that hides it.
                  document.getElementById(fits(item) ? `${id}-${item.value}` : `${id}-search`)?.focus();
                  // By the check box, whose change event notifies a surrounding form.
                  document.getElementById(`${id}-${item.value}`)?.click();
                }}
              >
                <XIcon />
              </button>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
      <div className="mr-MultiSelect-box">
        {hasSearch ? (
          <InputBox className="mr-MultiSelect-search" startIcon={<SearchIcon />}>
            <input
              id={`${id}-search`}
              className={inputClass}
              type="search"
              {...(autoFocus && { autoFocus })}
              form={form}
              tabIndex={tabIndex}
              autoComplete="off"
              aria-label={format(messages.search, { label })}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              // Enter would submit the surrounding form.
              onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && event.preventDefault()}
            />
          </InputBox>
        ) : null}
        <div className="mr-MultiSelect-items">
          {items.map((item, index) => (
            <label key={item.value} className="mr-MultiSelect-item" hidden={!fits(item)}>
              <input
                ref={index === 0 ? inputRef : undefined}
                id={`${id}-${item.value}`}
                className="mr-MultiSelect-input"
                type="checkbox"
                {...(autoFocus && !hasSearch && index === 0 && { autoFocus })}
                form={form}
                tabIndex={tabIndex}
                name={name}
                value={item.value}
                checked={chosen.includes(item.value)}
                aria-invalid={invalid || undefined}
                onChange={({ target, nativeEvent }) => set(item.value, target.checked, nativeEvent)}
              />
              <span>{item.label}</span>
            </label>
          ))}
          {items.some(fits) ? null : <p className="mr-MultiSelect-nothing">{messages.nothingFound}</p>}
        </div>
      </div>
      <FieldMessages controlId={id} hint={hint} error={error} />
    </fieldset>
  );
}
