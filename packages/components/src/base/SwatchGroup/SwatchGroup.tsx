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
  /** CSS color; also the submitted value. */
  value: string;
  /** Name of the color: "Brick red". */
  label: string;
  /** Not available: struck through, announced, and skipped by the keyboard. @default false */
  disabled?: boolean | undefined;
}

export interface SwatchGroupProps
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'name'>,
    SharedProps<never, 'SwatchGroup'> {
  /** Legend and accessible name of the group: "Color". */
  label: string;
  /** Name of the form field. */
  name: string;
  /** The colors. */
  items: readonly SwatchGroupItem[];
  /** Chosen color (controlled). */
  value?: string | undefined;
  /** Initially chosen color (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called after a choice. Omit it in server components: the group is then a plain form control. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/**
 * Single choice of a few colors, with the name of the chosen one beside the legend: radio buttons, which work in a
 * plain form, by arrow keys and without scripts. Renders a `<fieldset>`; safe in server components without
 * `onValueChange`.
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
  ...props
}: SwatchGroupProps) {
  const [settings, rest] = useSettings(props);
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
