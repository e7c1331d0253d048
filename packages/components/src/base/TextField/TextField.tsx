import type { ReactNode } from 'react';
import { FieldFrame } from '../field/FieldFrame.js';
import { InputBox, inputClass } from '../field/InputBox.js';
import { useField } from '../field/useField.js';
import type { ControlAttributes, ValueFieldProps } from '../field/useField.js';

type InputAttributes = ControlAttributes<
  | 'autoCapitalize'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'minLength'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'step'
>;

export interface TextFieldProps
  extends Omit<ValueFieldProps<HTMLInputElement>, keyof InputAttributes>, InputAttributes {
  /** Input type. Passwords, numbers and longer texts have components of their own. @default 'text' */
  type?: 'date' | 'email' | 'search' | 'tel' | 'text' | 'url' | undefined;
  /** Icon inside the field, before the text. */
  startIcon?: ReactNode;
}

/**
 * Text input of one line with label, hint and error. Renders a `<div>` with a native input that works in a plain form;
 * safe in server components.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function TextField({
  label,
  labelEnd,
  type = 'text',
  startIcon,
  value,
  defaultValue,
  onValueChange,
  ...field
}: TextFieldProps) {
  const { control, frame } = useField(
    field,
    onValueChange && ((input, details) => onValueChange(input.value, details)),
  );
  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass="mr-TextField-root mr-kit">
      <InputBox startIcon={startIcon}>
        <input {...control} className={inputClass} type={type} value={value} defaultValue={defaultValue} />
      </InputBox>
    </FieldFrame>
  );
}
