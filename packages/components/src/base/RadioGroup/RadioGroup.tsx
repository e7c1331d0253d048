import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { radioProps } from '../../internal/render/radioProps.js';
import { FieldMessages } from '../field/FieldMessages.js';
import { useFieldMessages } from '../field/useField.js';
import { hasContent } from '../../internal/render/hasContent.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import './RadioGroup.css';

/** One option. */
export interface RadioGroupItem {
  /** Submitted value. */
  value: string;
  /** Name of the option: "Express". */
  label: string;
  /** Line below the name, part of the option's description: "Within 40 minutes". */
  description?: ReactNode;
  /** Slot at the end of the line: a price, an icon. Part of the accessible name. */
  end?: ReactNode;
  /** Not available. @default false */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'id' | 'name' | 'onChange'
> {
  /** Legend and accessible name of the group: "Delivery". */
  label: string;
  /** Shows the label; `false` hides it visually. @default true */
  showLabel?: boolean | undefined;
  /** Name of the form field. */
  name: string;
  /** The options. */
  items: readonly RadioGroupItem[];
  /** `list` one below the other, `tiles` as boxes side by side. @default 'list' */
  variant?: 'list' | 'tiles' | undefined;
  /** Id of the first radio button, for links to it. @default generated */
  id?: string | undefined;
  /** Chosen value (controlled). `undefined`: uncontrolled. */
  value?: string | undefined;
  /** Initially chosen value (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called on the radio button's change event with its value. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Change event of the radio button, for form libraries. Called before `onValueChange`. */
  onChange?: ComponentProps<'input'>['onChange'];
  /** Ref of each radio button, for form libraries; `ref` is the group. */
  inputRef?: ((input: HTMLInputElement | null) => void) | undefined;
  /** Requires a choice before the form is submitted. @default false */
  required?: boolean | undefined;
  /** Help text below the group; part of its description. */
  hint?: ReactNode;
  /** Error message with an icon below the group; marks it invalid and follows the hint in its description. */
  error?: ReactNode;
}

/**
 * Single choice of a few visible options, as lines or tiles, with hint and error. One tab stop; arrow keys choose.
 * Renders a `<fieldset role="radiogroup">` that works in a plain form; safe in server components.
 * @selector [data-variant="list|tiles"] @selector [data-invalid]
 * @cssproperty --mr-radio-group-tile minimum width of a tile
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
