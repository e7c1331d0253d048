import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ChangeEvent, ComponentProps, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { hasContent } from '../render/hasContent';

const controlAttributes = [
  'autoCapitalize',
  'autoComplete',
  'disabled',
  'enterKeyHint',
  'form',
  'inputMode',
  'max',
  'maxLength',
  'min',
  'minLength',
  'name',
  'pattern',
  'placeholder',
  'readOnly',
  'required',
  'spellCheck',
  'step',
] as const;

type ControlAttribute = (typeof controlAttributes)[number];

/** Attributes of the native control that a field hands on. */
export type ControlAttributes<Name extends ControlAttribute> = Pick<InputHTMLAttributes<HTMLInputElement>, Name>;

type RootProps = Omit<
  ComponentProps<'div'>,
  ControlAttribute | 'children' | 'defaultChecked' | 'defaultValue' | 'onBlur' | 'onChange' | 'onFocus' | 'prefix'
>;

/** What every field takes: label, messages, and what its native control needs in a plain form or a form library. */
export interface FieldProps<Control extends HTMLElement>
  extends RootProps, ControlAttributes<'disabled' | 'form' | 'name' | 'required'> {
  /** Id of the control, for links to it. The label and messages follow it. @default one of its own */
  id?: string | undefined;
  /** What to give, shown under the control and read out with it. */
  hint?: ReactNode;
  /** What is wrong: shown under the hint with an icon, marks the control invalid, read out after the hint. */
  error?: ReactNode;
  /** The control's own change event, as form libraries want it. Runs before the callback with the value. */
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
  /** Runs when the control loses focus. */
  onBlur?: InputHTMLAttributes<Control>['onBlur'] | undefined;
  /** Runs when the control gets focus. */
  onFocus?: InputHTMLAttributes<Control>['onFocus'] | undefined;
  /** The control itself; `ref` is the root. */
  inputRef?: Ref<Control> | undefined;
}

/** What a field of one value takes beside that. */
export interface ValueFieldProps<Control extends HTMLElement, Reason extends string> extends FieldProps<Control> {
  /** Visible label. */
  label: string;
  /** Stands at the end of the label's line, as a link ("Forgot it?"). */
  labelEnd?: ReactNode;
  /** The value, when the caller keeps it. `undefined` = the field keeps it itself. */
  value?: string | undefined;
  /** The value at first, when the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called in the control's own event with the new value. */
  onValueChange?: ((value: string, details: { reason: Reason }) => void) | undefined;
}

interface Messages {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The id of a control, and how it and its messages refer to each other: the hint first, then the error. */
export function useFieldMessages({ id, hint, error }: Messages) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const invalid = hasContent(error);
  return {
    controlId,
    invalid,
    aria: {
      'aria-invalid': invalid || undefined,
      'aria-describedby': clsx(hasContent(hint) && `${controlId}-hint`, invalid && `${controlId}-error`) || undefined,
    },
  };
}

/**
 * Sorts the props of a field: `control` is for its native control, `frame` for `FieldFrame`. Without state, so that a field
 * is safe in server components.
 *
 * @param field the props, without those that only this field has
 * @param tell calls the field's callback with what the control has now
 */
export function useField<Control extends HTMLElement>(
  { id, hint, error, onBlur, onChange, onFocus, inputRef, ...others }: FieldProps<Control>,
  tell?: (control: Control) => void,
) {
  const { controlId, invalid, aria } = useFieldMessages({ id, hint, error });
  const { control, root } = split(others);
  return {
    control: {
      ...control,
      ...aria,
      id: controlId,
      ref: inputRef,
      onBlur,
      onFocus,
      onChange:
        tell === undefined
          ? onChange
          : (event: ChangeEvent<Control>) => {
              onChange?.(event);
              if (!event.defaultPrevented) tell(event.currentTarget);
            },
    },
    frame: {
      ...root,
      controlId,
      hint,
      error,
      required: control.required,
      'data-invalid': invalid ? '' : undefined,
      'data-disabled': control.disabled ? '' : undefined,
    } as const,
  };
}

function split(props: object) {
  const control: Record<string, unknown> = {};
  const root: Record<string, unknown> = {};
  const names: readonly string[] = controlAttributes;
  for (const [name, value] of Object.entries(props)) (names.includes(name) ? control : root)[name] = value;
  return { control: control as ControlAttributes<ControlAttribute>, root: root as ComponentProps<'div'> };
}
