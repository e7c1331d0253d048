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
import './SwatchGroup.css';

/** One color. */
export interface SwatchGroupItem {
  /** The color as a CSS value; it is also what the form sends. */
  value: string;
  /** Its name: "Brick red". */
  label: string;
  /** It cannot be had now: drawn with a line through it, said in words, and passed over by the keyboard. */
  disabled?: boolean | undefined;
}

export interface SwatchGroupProps
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'name'>,
    SharedProps<never, 'SwatchGroup'> {
  /** What is chosen: "Color". It is the legend, and the group's accessible name. */
  label: string;
  /** Name of the field in its form. */
  name: string;
  /** The colors. */
  items: readonly SwatchGroupItem[];
  /** The chosen color, where the parent owns it. */
  value?: string | undefined;
  /** The color chosen at first, where the browser owns it. */
  defaultValue?: string | undefined;
  /** Called after a choice. Leave it out on a server: the group is a plain part of its form. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/**
 * One color of a few, with the name of the chosen one beside the legend: radio buttons, so it works in a plain form, by the
 * arrow keys and without scripts. Renders a `<fieldset>`; safe in server components without `onValueChange`.
 * @cssproperty --mr-swatch-group-size width and height of a swatch
 */
export function SwatchGroup({
  label,
  name,
  items,
  value,
  defaultValue,
  onValueChange,
  labels,
  autoFocus,
  form,
  tabIndex,
  className,
  ...rest
}: SwatchGroupProps) {
  const settings = useSettings({});
  const messages = mergeLabels(en.SwatchGroup, settings.labels.SwatchGroup, labels);
  return (
    <fieldset {...rest} className={clsx('mr-SwatchGroup-root mr-kit', className)}>
      <legend className="mr-SwatchGroup-label">{label}</legend>
      <div className="mr-SwatchGroup-items">
        {items.map((item) => (
          <label key={item.value} className="mr-SwatchGroup-item">
            <input
              className="mr-SwatchInput-input"
              name={name}
              disabled={item.disabled}
              {...radioProps(item.value, { value, defaultValue, onValueChange, items, autoFocus, form, tabIndex })}
            />
            <span className="mr-SwatchInput-swatch" style={{ '--mr-swatch-color': item.value }} />
            <span className="mr-SwatchGroup-name">
              <span>{item.label}</span>
              {item.disabled ? <span className={visuallyHidden}>{`, ${messages.unavailable}`}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
