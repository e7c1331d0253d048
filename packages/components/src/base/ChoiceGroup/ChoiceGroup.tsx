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

/** One choice. */
export interface ChoiceGroupItem {
  /** What the form sends. */
  value: string;
  /** Its name: "Medium", "Forest green". */
  label: string;
  /** CSS color of a swatch. Left out: the name is shown. */
  swatch?: string | undefined;
  /** It cannot be made now: drawn with a line through it, and passed over by the keyboard. */
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'name'>,
    SharedProps<never, 'ChoiceGroup'> {
  /** What is chosen: "Size". It is the legend, and the group's accessible name. */
  label: string;
  /** Draws the label; `false` leaves it to screen readers. @default true */
  showLabel?: boolean | undefined;
  /** Name of the field in its form. */
  name: string;
  /** The choices. */
  items: readonly ChoiceGroupItem[];
  /** The chosen value, where the parent owns it. */
  value?: string | undefined;
  /** The value chosen at first, where the browser owns it. */
  defaultValue?: string | undefined;
  /** Called after a choice. Leave it out on a server: the group is a plain part of its form. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** A choice has to be made before the form is sent. @default false */
  required?: boolean | undefined;
}

/**
 * One choice of a few, as chips or color swatches: radio buttons, so it works in a plain form and by the arrow keys.
 * Renders a `<fieldset>`; safe in server components without `onValueChange`.
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
  ...rest
}: ChoiceGroupProps) {
  const settings = useSettings({});
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
