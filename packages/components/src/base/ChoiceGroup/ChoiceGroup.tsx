import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import '../field/SwatchInput.css';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { radioProps } from '../../internal/render/radioProps.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ChoiceGroup.css';

/** One option. */
export interface ChoiceGroupItem {
  /** Submitted value. */
  value: string;
  /** Name of the option: "Medium", "Forest green". */
  label: string;
  /** CSS color of a swatch. @default the name as text */
  swatch?: string | undefined;
  /** Not available: struck through, and skipped by the keyboard. @default false */
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'name'>,
    SharedProps<never, 'ChoiceGroup'> {
  /** Legend and accessible name of the group: "Size". */
  label: string;
  /** Shows the label; `false` hides it visually. @default true */
  showLabel?: boolean | undefined;
  /** Name of the form field. */
  name: string;
  /** The options. */
  items: readonly ChoiceGroupItem[];
  /** Chosen value (controlled). */
  value?: string | undefined;
  /** Initially chosen value (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called after a choice. Omit it in server components: the group is then a plain form control. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Requires a choice before the form is submitted. @default false */
  required?: boolean | undefined;
}

/**
 * Single choice of a few options, as chips or color swatches: radio buttons, which work in a plain form and by arrow
 * keys. Renders a `<fieldset>`; safe in server components without `onValueChange`.
 * @cssproperty --mr-choice-group-swatch width and height of a swatch
 */
export function ChoiceGroup({
  label,
  showLabel = true,
  name,
  items,
  value,
  defaultValue,
  onValueChange,
  required = false,
  labels,
  autoFocus,
  form,
  tabIndex,
  className,
  ...props
}: ChoiceGroupProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ChoiceGroup, settings.labels.ChoiceGroup, labels);
  return (
    <fieldset {...rest} className={clsx('mr-ChoiceGroup-root mr-kit', className)}>
      <legend className={showLabel ? 'mr-ChoiceGroup-label' : visuallyHidden}>{label}</legend>
      <div className="mr-ChoiceGroup-items">
        {items.map((item) => (
          <label key={item.value} className="mr-ChoiceGroup-item">
            <input
              className="mr-SwatchInput-input"
              name={name}
              required={required}
              disabled={item.disabled}
              {...radioProps(item.value, { value, defaultValue, onValueChange, items, autoFocus, form, tabIndex })}
            />
            {item.swatch === undefined ? null : (
              <span className="mr-SwatchInput-swatch" style={{ '--mr-swatch-color': item.swatch }} />
            )}
            <span className={item.swatch === undefined ? 'mr-ChoiceGroup-chip' : visuallyHidden}>
              <span>{item.label}</span>
              {item.disabled ? <span className={visuallyHidden}>{`, ${messages.unavailable}`}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
