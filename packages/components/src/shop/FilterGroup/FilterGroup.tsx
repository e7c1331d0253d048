'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './FilterGroup.css';

/** One option of a filter. */
export interface FilterGroupItem {
  /** Value sent by the form. */
  value: string;
  /** Label and accessible name. */
  label: string;
  /** Number of products. Omit to hide the count. */
  count?: number | undefined;
  /** CSS color, for `variant="swatches"`. */
  swatch?: string | undefined;
  /** Replaces the visible label, for example with stars; `label` stays the accessible name. */
  media?: ReactNode;
}

/** Details of a change in a `FilterGroup`. */
export interface FilterGroupChangeDetails extends ChangeDetails {
  /** Value of the item that was selected or deselected. */
  item: string;
}

export interface FilterGroupProps
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'name'>,
    SharedProps<'locale', 'FilterGroup'> {
  /** Name of the filter, such as "Brand": the legend and accessible name of the group. */
  label: string;
  /** Shows the label; with `false` only screen readers get it. @default true */
  showLabel?: boolean | undefined;
  /** Name of the form field. */
  name: string;
  /** Options of the filter. */
  items: readonly FilterGroupItem[];
  /** Selected values (controlled). */
  value?: readonly string[] | undefined;
  /** Initially selected values (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values after a change. */
  onValueChange?: ((value: readonly string[], details: FilterGroupChangeDetails) => void) | undefined;
  /** Allows several values: checkboxes if `true`, radio buttons otherwise. @default true */
  multiple?: boolean | undefined;
  /** Presentation of the options. @default 'list' */
  variant?: 'list' | 'swatches' | 'switch' | undefined;
  /** Number of options shown before "Show more"; selected ones are always shown. @default all */
  limit?: number | undefined;
  /** Whether the group collapses under its label. @default false */
  collapsible?: boolean | undefined;
  /** Open state of a collapsible group (controlled). */
  open?: boolean | undefined;
  /** Initial open state of a collapsible group (uncontrolled). @default true */
  defaultOpen?: boolean | undefined;
  /** Called when a collapsible group opens or closes. */
  onOpenChange?: ((open: boolean, details: ChangeDetails) => void) | undefined;
}

const none: readonly string[] = [];

/**
 * One filter of a list: options with their numbers of products. Uses native checkboxes or radio buttons, so it works in
 * a plain form; without scripts all options are shown. Renders a `<fieldset>`; a client component.
 * @selector [data-variant="list|swatches|switch"]
 */
export function FilterGroup({
  label,
  showLabel = true,
  name,
  items,
  value,
  defaultValue = none,
  onValueChange,
  multiple = true,
  variant = 'list',
  limit = items.length,
  collapsible = false,
  open,
  defaultOpen = true,
  onOpenChange,
  labels,
  autoFocus,
  form,
  tabIndex,
  className,
  ...props
}: FilterGroupProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.FilterGroup, settings.labels.FilterGroup, labels);
  const [chosen, setChosen] = useControllableState<readonly string[], FilterGroupChangeDetails>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const [isLong, setLong] = useState(false);
  const [isOpen, changeOpen] = useControllableState<boolean, ChangeDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const hydrated = useHydrated();
  const id = useId();
  const isHidden = (item: FilterGroupItem, index: number) =>
    hydrated && !isLong && index >= limit && !chosen.includes(item.value);
  const restCount = items.filter((item, index) => index >= limit && !chosen.includes(item.value)).length;

  const choose = (item: string, checked: boolean, event: Event) => {
    const others = multiple ? chosen.filter((one) => one !== item) : none;
    setChosen(checked ? [...others, item] : others, { item, event });
  };

  return (
    <fieldset {...rest} className={clsx('mr-FilterGroup-root mr-kit', className)} data-variant={variant}>
      <legend className={showLabel ? 'mr-FilterGroup-label' : visuallyHidden}>
        {collapsible ? (
          <button
            type="button"
            className="mr-FilterGroup-fold"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={({ nativeEvent: event }) => void changeOpen(!isOpen, { event })}
          >
            <span>{label}</span>
            <ChevronDownIcon />
          </button>
        ) : (
          label
        )}
      </legend>
      <div id={id} className="mr-FilterGroup-body" hidden={collapsible && hydrated && !isOpen}>
        <div className="mr-FilterGroup-items">
          {items.map((item, index) => (
            <label key={item.value} className="mr-FilterGroup-item" hidden={isHidden(item, index)}>
              <input
                className="mr-FilterGroup-input"
                type={multiple ? 'checkbox' : 'radio'}
                role={variant === 'switch' ? 'switch' : undefined}
                {...(autoFocus && index === 0 && { autoFocus })}
                form={form}
                tabIndex={tabIndex}
                name={name}
                value={item.value}
                checked={chosen.includes(item.value)}
                onChange={({ target, nativeEvent }) => choose(item.value, target.checked, nativeEvent)}
              />
              {variant === 'swatches' ? (
                <span className="mr-FilterGroup-swatch" style={{ '--mr-filter-group-color': item.swatch }} />
              ) : null}
              {item.media === undefined ? null : <span className="mr-FilterGroup-media">{item.media}</span>}
              <span
                className={variant === 'swatches' || item.media !== undefined ? visuallyHidden : 'mr-FilterGroup-name'}
              >
                {item.label}
              </span>
              {item.count === undefined ? null : (
                <span className={variant === 'swatches' ? visuallyHidden : 'mr-FilterGroup-count'}>
                  <span aria-hidden="true">{numberFormat(settings.locale).format(item.count)}</span>
                  <span className={visuallyHidden}>{`, ${plural(settings.locale, item.count, messages.count)}`}</span>
                </span>
              )}
            </label>
          ))}
        </div>
        {hydrated && (restCount > 0 || isLong) ? (
          <button type="button" className="mr-FilterGroup-more" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
            {isLong ? messages.fewer : plural(settings.locale, restCount, messages.more)}
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}
