'use client';

import { useSettings } from '#settings';
import { useEffect, useRef, useState } from 'react';
import { EyeIcon } from '../../icons/EyeIcon.js';
import { EyeOffIcon } from '../../icons/EyeOffIcon.js';
import { FieldFrame } from '../field/FieldFrame.js';
import { InputBox, inputButtonClass, inputClass } from '../field/InputBox.js';
import { useField } from '../field/useField.js';
import type { ControlAttributes, ValueFieldProps } from '../field/useField.js';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

type InputAttributes = ControlAttributes<
  'autoComplete' | 'enterKeyHint' | 'maxLength' | 'minLength' | 'placeholder' | 'readOnly'
>;

export interface PasswordFieldProps
  extends
    Omit<ValueFieldProps<HTMLInputElement>, keyof InputAttributes>,
    InputAttributes,
    SharedProps<never, 'PasswordField'> {}

/**
 * Password input with a button that shows the typed text. Hides it again when the form is submitted. Renders a `<div>`
 * with a native input that works in a plain form; a client component.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function PasswordField({
  label,
  labelEnd,
  value,
  defaultValue,
  onValueChange,
  labels,
  ...props
}: PasswordFieldProps) {
  const [settings, field] = useSettings(props);
  const messages = mergeLabels(en.PasswordField, settings.labels.PasswordField, labels);
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button is disabled while it would not work: on the server and until hydration.
  const hydrated = useHydrated();
  const { control, frame } = useField(
    field,
    onValueChange && ((input, details) => onValueChange(input.value, details)),
  );

  // Once submitted, a visible password must not remain on the screen, nor in the browser's form history.
  useEffect(() => {
    const form = button.current?.form;
    const handleSubmit = () => setShown(false);
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, []);

  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass="mr-PasswordField-root mr-kit">
      <InputBox>
        <input
          {...control}
          className={inputClass}
          type={shown ? 'text' : 'password'}
          value={value}
          defaultValue={defaultValue}
          spellCheck={false}
          autoCapitalize={shown ? 'off' : undefined}
        />
        <button
          ref={button}
          className={inputButtonClass}
          type="button"
          disabled={control.disabled === true || !hydrated}
          aria-controls={control.id}
          aria-label={shown ? messages.hidePassword : messages.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </InputBox>
    </FieldFrame>
  );
}
