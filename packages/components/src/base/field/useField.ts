import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ChangeEvent, HTMLAttributes, InputHTMLAttributes, ReactNode, RefAttributes } from 'react';
import { hasContent } from '../../internal/render/hasContent.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';

/** Attributes of the native control that a field takes beside those of every element. */
export type ControlAttributes<Name extends keyof InputHTMLAttributes<HTMLInputElement>> = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  Name
>;

/**
 * Props of every field. `className` and `style` belong to the root; `ref` and every other attribute reach the native control.
 */
export interface FieldProps<Control extends HTMLElement>
  extends
    Omit<HTMLAttributes<Control>, 'children' | 'defaultChecked' | 'defaultValue' | 'id' | 'onChange' | 'prefix'>,
    RefAttributes<Control>,
    ControlAttributes<'disabled' | 'form' | 'name' | 'required'> {
  /** Id of the control, for links to it. The label and messages follow it. @default one of its own */
  id?: string | undefined;
  /** What to give, shown under the control and read out with it. */
  hint?: ReactNode;
  /** What is wrong: shown under the hint with an icon, marks the control invalid, read out after the hint. */
  error?: ReactNode;
  /** The control's own change event, as form libraries want it. Runs before the callback with the value. */
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
}

/** What a field of one value takes beside that. */
export interface ValueFieldProps<
  Control extends HTMLElement,
  Details extends ChangeDetails = ChangeDetails,
> extends FieldProps<Control> {
  /** Visible label. */
  label: string;
  /** Stands at the end of the label's line, as a link ("Forgot it?"). */
  labelEnd?: ReactNode;
  /** The value, when the caller keeps it. `undefined` = the field keeps it itself. */
  value?: string | undefined;
  /** The value at first, when the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called in the control's own event with the new value. */
  onValueChange?: ((value: string, details: Details) => void) | undefined;
}

interface Messages {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Ids of the caller's own descriptions, read out first. */
  'aria-describedby'?: string | undefined;
}

/** The id of a control, and how it and its messages refer to each other: the hint first, then the error. */
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
 * Sorts the props of a field: `control` is for its native control, `frame` for `FieldFrame`. Without state, so that a field
 * is safe in server components.
 *
 * @param field the props, without those that only this field has
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
