import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ChangeEvent, HTMLAttributes, InputHTMLAttributes, ReactNode, RefAttributes } from 'react';
import { hasContent } from '../../internal/render/hasContent.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';

/** Attributes of the native control that a field accepts in addition to global ones. */
export type ControlAttributes<Name extends keyof InputHTMLAttributes<HTMLInputElement>> = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  Name
>;

/**
 * Props of every field. `className` and `style` apply to the root; `ref` and every other attribute apply to the native
 * control.
 */
export interface FieldProps<Control extends HTMLElement>
  extends
    Omit<HTMLAttributes<Control>, 'children' | 'defaultChecked' | 'defaultValue' | 'id' | 'onChange' | 'prefix'>,
    RefAttributes<Control>,
    ControlAttributes<'disabled' | 'form' | 'name' | 'required'> {
  /** Id of the control, for links to it; label and messages derive from it. @default generated */
  id?: string | undefined;
  /** Help text below the control; part of its description. */
  hint?: ReactNode;
  /** Error message with an icon below the hint; marks the control invalid and follows the hint in its description. */
  error?: ReactNode;
  /** Change event of the control, for form libraries. Called before the callback with the value. */
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
}

/** Further props of a field with one value. */
export interface ValueFieldProps<
  Control extends HTMLElement,
  Details extends ChangeDetails = ChangeDetails,
> extends FieldProps<Control> {
  /** Visible label. */
  label: string;
  /** Slot at the end of the label's line, such as a link ("Forgot password?"). */
  labelEnd?: ReactNode;
  /** Value (controlled). `undefined`: uncontrolled. */
  value?: string | undefined;
  /** Initial value (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called on the control's change event with the new value. */
  onValueChange?: ((value: string, details: Details) => void) | undefined;
}

interface Messages {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Ids of the caller's own descriptions, announced first. */
  'aria-describedby'?: string | undefined;
}

/** Returns the id of a control and the ARIA attributes that connect it with its messages: the hint first, then the error. */
export function useFieldMessages({ id, hint, error, 'aria-describedby': describedBy }: Messages) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const invalid = hasContent(error);
  return {
    controlId,
    invalid,
    aria: {
      ...(invalid && { 'aria-invalid': true }),
      'aria-describedby':
        clsx(describedBy, hasContent(hint) && `${controlId}-hint`, invalid && `${controlId}-error`) || undefined,
    },
  };
}

/**
 * Splits the props of a field: `control` for its native control, `frame` for `FieldFrame`. Stateless, so that a field
 * is safe in server components.
 * @param field the props, without those specific to this field
 * @param notify calls the field's callback with the current value of the control
 */
export function useField<Control extends HTMLElement>(
  { id, hint, error, onChange, className, style, 'aria-describedby': describedBy, ...rest }: FieldProps<Control>,
  notify?: (control: Control, details: ChangeDetails) => void,
) {
  const { controlId, invalid, aria } = useFieldMessages({ id, hint, error, 'aria-describedby': describedBy });
  return {
    control: {
      ...rest,
      ...aria,
      id: controlId,
      onChange:
        notify === undefined
          ? onChange
          : (event: ChangeEvent<Control>) => {
              onChange?.(event);
              if (!event.defaultPrevented) notify(event.currentTarget, { event: event.nativeEvent });
            },
    },
    frame: {
      className,
      style,
      controlId,
      hint,
      error,
      required: rest.required,
      'data-invalid': invalid ? '' : undefined,
      'data-disabled': rest.disabled ? '' : undefined,
    } as const,
  };
}
