import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './SortSelect.css';

/** One order of a list. */
export interface SortSelectItem {
  /** What the form sends: "price-up". */
  value: string;
  /** Its name: "Price, low to high". */
  label: string;
}

export interface SortSelectProps
  extends
    Omit<ComponentProps<'select'>, 'children' | 'defaultValue' | 'multiple' | 'size' | 'value'>,
    SharedProps<never, 'SortSelect'> {
  /** Visible name of the field. @default from `labels` */
  label?: string | undefined;
  /** Name of the field in its form. @default 'sort' */
  name?: string | undefined;
  /** The orders. */
  items: readonly SortSelectItem[];
  /** The chosen order, where the parent owns it. */
  value?: string | undefined;
  /** The order chosen at first, where the browser owns it. */
  defaultValue?: string | undefined;
  /** Called after a choice. Leave it out on a server: the field is a plain part of its form. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/** Chooses the order of a list: a native select in a pill. Renders a `<label>`; safe in server components without `onValueChange`. */
export function SortSelect({
  label,
  name = 'sort',
  items,
  value,
  defaultValue,
  onValueChange,
  labels,
  className,
  style,
  onChange,
  ...rest
}: SortSelectProps) {
  const settings = useSettings();
  const messages = mergeLabels(en.SortSelect, settings.labels.SortSelect, labels);
  return (
    <label style={style} className={clsx('mr-SortSelect-root mr-kit', className)}>
      <span className="mr-SortSelect-label">{label ?? messages.label}</span>
      <select
        {...rest}
        className="mr-SortSelect-select"
        name={name}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={
          onValueChange
            ? mergeHandlers(({ target, nativeEvent }) => onValueChange(target.value, { event: nativeEvent }), onChange)
            : onChange
        }
      >
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </label>
  );
}
