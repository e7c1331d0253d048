import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { radioProps } from '../../internal/render/radioProps.js';
import { FieldMessages } from '../field/FieldMessages.js';
import { useFieldMessages } from '../field/useField.js';
import { hasContent } from '../../internal/render/hasContent.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import './RadioGroup.css';

/** One choice. */
export interface RadioGroupItem {
  /** What the form sends. */
  value: string;
  /** Its name: "Express". */
  label: string;
  /** A line under the name, read out with it: "Within 40 minutes". */
  description?: ReactNode;
  /** Stands at the end of the line: a price, an icon. It is part of the name. */
  end?: ReactNode;
  /** It cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'id' | 'name' | 'onChange'
> {
  /** What is chosen: "Delivery". It is the legend, and the group's accessible name. */
  label: string;
  /** Draws the label; `false` leaves it to screen readers. @default true */
  showLabel?: boolean | undefined;
  /** Name of the field in its form. */
  name: string;
  /** The choices. */
  items: readonly RadioGroupItem[];
  /** `list` one under the other, `tiles` as boxes beside each other. @default 'list' */
  variant?: 'list' | 'tiles' | undefined;
  /** Id of the first radio, for links to it. @default one of its own */
  id?: string | undefined;
  /** The chosen value, when the caller keeps it. `undefined` = the group keeps it itself. */
  value?: string | undefined;
  /** The value chosen at first, when the group keeps it itself. */
  defaultValue?: string | undefined;
  /** Called in the radio's own event with its value. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** The radio's own change event, as form libraries want it. Runs before `onValueChange`. */
  onChange?: ComponentProps<'input'>['onChange'];
  /** Each radio, as form libraries want them; `ref` is the group. */
  inputRef?: ((input: HTMLInputElement | null) => void) | undefined;
  /** A choice has to be made before the form is sent. @default false */
  required?: boolean | undefined;
  /** What to choose, shown under the group and read out with it. */
  hint?: ReactNode;
  /** What is wrong: shown under the group with an icon, marks it invalid, read out after the hint. */
  error?: ReactNode;
}

/**
 * One choice of a few that are all shown, each on a line or in a tile, with hint and error. One tab stop; the arrow keys
 * choose. Renders a `<fieldset role="radiogroup">` that works in a plain form; safe in server components.
 * @selector [data-variant="list|tiles"] @selector [data-invalid]
 * @cssproperty --mr-radio-group-tile least width of a tile
 */
export function RadioGroup({
  label,
  showLabel = true,
  name,
  items,
  variant = 'list',
  id,
  value,
  defaultValue,
  onValueChange,
  onChange,
  inputRef,
  required = false,
  hint,
  error,
  autoFocus,
  form,
  tabIndex,
  className,
  ...rest
}: RadioGroupProps) {
  const { controlId, invalid, aria } = useFieldMessages({
    id,
    hint,
    error,
    'aria-describedby': rest['aria-describedby'],
  });
  return (
    <fieldset
      // ARIA in HTML allows this role here; unlike a group it can be required and invalid.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-to-interactive-role -- the radios keep the keyboard
      role="radiogroup"
      aria-required={required || undefined}
      {...rest}
      {...aria}
      className={clsx('mr-RadioGroup-root mr-kit', className)}
      data-variant={variant}
      data-invalid={invalid ? '' : undefined}
    >
      <legend className={showLabel ? 'mr-RadioGroup-legend' : visuallyHidden} data-required={required ? '' : undefined}>
        {label}
      </legend>
      <div className="mr-RadioGroup-items">
        {items.map((item, index) => {
          const itemId = index === 0 ? controlId : `${controlId}-${String(index)}`;
          const described = hasContent(item.description);
          return (
            <label key={item.value} className="mr-RadioGroup-item" data-disabled={item.disabled ? '' : undefined}>
              <input
                ref={inputRef}
                className="mr-RadioGroup-input"
                id={itemId}
                name={name}
                required={required}
                disabled={item.disabled}
                aria-describedby={described ? `${itemId}-description` : undefined}
                {...radioProps(item.value, {
                  value,
                  defaultValue,
                  onValueChange,
                  onChange,
                  items,
                  autoFocus,
                  form,
                  tabIndex,
                })}
              />
              <span className="mr-RadioGroup-text">
                <span className="mr-RadioGroup-name">{item.label}</span>
                {described ? (
                  <span className="mr-RadioGroup-description" id={`${itemId}-description`} aria-hidden="true">
                    {item.description}
                  </span>
                ) : null}
              </span>
              {hasContent(item.end) ? <span className="mr-RadioGroup-end">{item.end}</span> : null}
            </label>
          );
        })}
      </div>
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </fieldset>
  );
}
