import { clsx } from 'clsx/lite';
import { FieldFrame } from '../field/FieldFrame';
import { InputBox, inputClass } from '../field/InputBox';
import { useField } from '../field/useField';
import type { ControlAttributes, ValueFieldProps } from '../field/useField';
import styles from './Textarea.module.css';

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
  /** Lines that are shown at least. The field grows with its text. @default 4 */
  rows?: number | undefined;
}

/**
 * Several lines of text in a form, with label, hint and error. Renders a `<div>` with a native `<textarea>` that works in a
 * plain form; safe in server components.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function Textarea({ label, labelEnd, rows = 4, value, defaultValue, onValueChange, ...field }: TextareaProps) {
  const { control, frame } = useField(field, onValueChange && ((area, details) => onValueChange(area.value, details)));
  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass={styles.root}>
      <InputBox className={styles.box}>
        <textarea
          {...control}
          className={clsx(inputClass, styles.input)}
          rows={rows}
          value={value}
          defaultValue={defaultValue}
        />
      </InputBox>
    </FieldFrame>
  );
}
