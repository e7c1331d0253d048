import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ChangeEvent, ComponentProps, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { CircleAlertIcon } from '../icons/CircleAlertIcon';
import { PasswordInput } from './PasswordInput';
import styles from './TextField.module.css';
import { textFieldLabels } from './labels';
import type { TextFieldLabels } from './labels';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'disabled'
  | 'enterKeyHint'
  | 'form'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'minLength'
  | 'name'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'step'
>;

type RootProps = Omit<
  ComponentProps<'div'>,
  keyof InputProps | 'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'onFocus' | 'prefix'
>;

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps extends RootProps, InputProps {
  /** Visible label. */
  label: string;
  /** Id of the input, for links to it. The label and messages follow it. @default one of its own */
  id?: string | undefined;
  /** Kind of input. `password` gets a button that shows what was typed. @default 'text' */
  type?: 'date' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'text' | 'url' | undefined;
  /** Lines of a longer text: renders a `<textarea>` in place of the input. Left out: one line. */
  rows?: number | undefined;
  /** What to type, shown under the field and read out with it. */
  hint?: ReactNode;
  /** What is wrong: shown under the field with an icon, marks it invalid, read out after the hint. */
  error?: ReactNode;
  /** Icon inside the field, before the text. */
  startIcon?: ReactNode;
  /** Stands at the end of the label's line, as a link ("Forgot it?"). */
  labelEnd?: ReactNode;
  /** The text, when the caller keeps it. `undefined` = the field keeps it itself. */
  value?: string | undefined;
  /** The text at first, when the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called in the input's own event with the new text. */
  onValueChange?: ((value: string, details: { reason: 'input' }) => void) | undefined;
  /** The input's own change event, as form libraries want it. Runs before `onValueChange`. */
  onChange?: ((event: ChangeEvent<Field>) => void) | undefined;
  /** Runs when the input loses focus. */
  onBlur?: InputHTMLAttributes<Field>['onBlur'] | undefined;
  /** Runs when the input gets focus. */
  onFocus?: InputHTMLAttributes<Field>['onFocus'] | undefined;
  /** The input itself; `ref` is the root. */
  inputRef?: Ref<Field> | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<TextFieldLabels> | undefined;
}

/**
 * One line of text in a form, or several, with label, hint and error. Renders a `<div>` with a native input that works in
 * a plain form; safe in server components.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function TextField({
  label,
  id,
  type = 'text',
  rows,
  hint,
  error,
  startIcon,
  labelEnd,
  labels,
  className,
  ...others
}: TextFieldProps) {
  const settings = useSettings();
  const { inputProps, rootProps } = split(others);
  const ownId = useId();
  const inputId = id ?? ownId;
  const invalid = hasContent(error);
  const field = {
    ...inputProps,
    id: inputId,
    className: styles.input,
    'aria-invalid': invalid || undefined,
    'aria-describedby': clsx(hasContent(hint) && `${inputId}-hint`, invalid && `${inputId}-error`) || undefined,
  };
  return (
    <div
      {...rootProps}
      className={clsx(styles.root, className)}
      data-invalid={invalid ? '' : undefined}
      data-disabled={inputProps.disabled ? '' : undefined}
    >
      <div className={styles.head}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
          {inputProps.required ? (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </label>
        {labelEnd}
      </div>
      <div className={styles.box} data-multiline={rows === undefined ? undefined : ''}>
        {hasContent(startIcon) ? <span className={styles.icon}>{startIcon}</span> : null}
        {rows !== undefined ? (
          <textarea {...(field as ComponentProps<'textarea'>)} rows={rows} />
        ) : type === 'password' ? (
          <PasswordInput {...field} labels={mergeLabels(textFieldLabels, settings.labels.TextField, labels)} />
        ) : (
          <input {...field} type={type} />
        )}
      </div>
      {hasContent(hint) ? (
        <p className={styles.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      ) : null}
      {invalid ? (
        <p className={styles.error} id={`${inputId}-error`}>
          <CircleAlertIcon className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

type Others = Omit<
  TextFieldProps,
  'label' | 'id' | 'type' | 'rows' | 'hint' | 'error' | 'startIcon' | 'labelEnd' | 'labels' | 'className'
>;

/** Sorts what belongs to the input from what belongs to the root, and joins the two ways of hearing a change. */
function split(others: Others) {
  const {
    autoCapitalize,
    autoComplete,
    disabled,
    enterKeyHint,
    form,
    inputMode,
    max,
    maxLength,
    min,
    minLength,
    name,
    pattern,
    placeholder,
    readOnly,
    required,
    spellCheck,
    step,
    value,
    defaultValue,
    onBlur,
    onFocus,
    onChange,
    onValueChange,
    inputRef,
    ...rootProps
  } = others;
  const inputProps = {
    autoCapitalize,
    autoComplete,
    disabled,
    enterKeyHint,
    form,
    inputMode,
    max,
    maxLength,
    min,
    minLength,
    name,
    pattern,
    placeholder,
    readOnly,
    required,
    spellCheck,
    step,
    value,
    defaultValue,
    onBlur,
    onFocus,
    onChange:
      onValueChange === undefined
        ? onChange
        : (event: ChangeEvent<Field>) => {
            onChange?.(event);
            if (!event.defaultPrevented) onValueChange(event.target.value, { reason: 'input' });
          },
    ref: inputRef as Ref<HTMLInputElement> | undefined,
  };
  return { inputProps, rootProps };
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
