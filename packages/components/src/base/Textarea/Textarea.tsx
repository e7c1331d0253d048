import { clsx } from 'clsx/lite';
import { FieldFrame } from '../field/FieldFrame.js';
import { InputBox, inputClass } from '../field/InputBox.js';
import { useField } from '../field/useField.js';
import type { ControlAttributes, ValueFieldProps } from '../field/useField.js';
import './Textarea.css';

type InputAttributes = ControlAttributes<
  | 'autoCapitalize'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'maxLength'
  | 'minLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>;

export interface TextareaProps
  extends Omit<ValueFieldProps<HTMLTextAreaElement>, keyof InputAttributes>, InputAttributes {
  /** Minimum number of lines. The field grows with its text. @default 4 */
  rows?: number | undefined;
}

/**
 * Text input of several lines with label, hint and error. Renders a `<div>` with a native `<textarea>` that works in a
 * plain form; safe in server components.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function Textarea({ label, labelEnd, rows = 4, value, defaultValue, onValueChange, ...field }: TextareaProps) {
  const { control, frame } = useField(field, onValueChange && ((area, details) => onValueChange(area.value, details)));
  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass="mr-Textarea-root mr-kit">
      <InputBox className="mr-Textarea-box">
        <textarea
          {...control}
          className={clsx(inputClass, 'mr-Textarea-input')}
          rows={rows}
          value={value}
          defaultValue={defaultValue}
        />
      </InputBox>
    </FieldFrame>
  );
}
