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

/** Order of a list. */
export interface SortSelectItem {
  /** Value sent by the form, such as "price-up". */
  value: string;
  /** Label, such as "Price, low to high". */
  label: string;
}

export interface SortSelectProps
  extends
    Omit<ComponentProps<'select'>, 'children' | 'defaultValue' | 'multiple' | 'size' | 'value'>,
    SharedProps<never, 'SortSelect'> {
  /** Visible label of the field. @default from `labels` */
  label?: string | undefined;
  /** Name of the form field. @default 'sort' */
  name?: string | undefined;
  /** Available orders. */
  items: readonly SortSelectItem[];
  /** Value of the selected order (controlled). */
  value?: string | undefined;
  /** Value of the initially selected order (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called after a change. Omit it on a server: the field is then part of a plain form. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/**
 * Selects the order of a list: a native select. Renders a `<label>`; safe in server components without `onValueChange`.
 */
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
  ...props
}: SortSelectProps) {
  const [settings, rest] = useSettings(props);
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
