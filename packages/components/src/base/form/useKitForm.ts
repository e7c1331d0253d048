'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent, RefCallback, SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { logRejection } from '../../internal/state/logRejection.js';
import { useLatest } from '../../internal/state/useLatest.js';

/** Failure of a form, shown above its fields. */
export interface FormFailure {
  /** Title in bold: "Wrong email or password." */
  title: string;
  /** Next step for the user. */
  text?: string | undefined;
  /** Errors by field name, shown at each field; the first one is focused. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Keeps password fields, for example after a network error. @default false */
  keepSecrets?: boolean | undefined;
}

/**
 * Result of a form's `onSubmit`: nothing on success, or a failure. A rejected promise shows the form's default failure
 * message.
 */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a function without a result has to fit
export type FormAnswer = void | undefined | { failure: FormFailure };

/** Props of every form. */
export interface FormSettings<Values> {
  /** Called with the validated values. The form is pending until the promise settles, and keeps its values on failure. */
  onSubmit: (values: Values) => FormAnswer | Promise<FormAnswer>;
  /** Called after each validation with the number of invalid fields, for example for a page title that begins with "Error". */
  onErrorCountChange?: ((count: number) => void) | undefined;
}

interface KitFormOptions<Values extends FieldValues, Output> extends FormSettings<Output> {
  /** Validates the fields and converts them to the submitted values. */
  schema: $ZodType<Output, Values>;
  /** Message shown if `onSubmit` rejects. */
  words: { failedTitle: string; failedText: string };
  /** Fields cleared after a failure unless `keepSecrets`: passwords. */
  secrets?: readonly Path<Values>[] | undefined;
  /** Clears the fields once `onSubmit` has accepted them. */
  emptied?: boolean | undefined;
  /** Fields validated again when another one changes: a password and its repetition. */
  dependents?: { [Name in Path<Values>]?: Path<Values>[] } | undefined;
}

/**
 * State of a form: fields are validated on submit, and from then on when they change; the first invalid one is focused.
 * Fields are uncontrolled, so that input before hydration is kept.
 */
export function useKitForm<Values extends FieldValues, Output = Values>({
  schema,
  onSubmit,
  onErrorCountChange,
  words,
  secrets = [],
  emptied = false,
  dependents,
}: KitFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const [failure, setFailure] = useState<FormFailure>();
  const hydrated = useHydrated();
  const root = useRef<HTMLFormElement>(null);
  const notifyCount = useLatest(onErrorCountChange);
  const errorCount = Object.keys(errors).length;

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await Promise.resolve()
      .then(() => onSubmit(values))
      .catch((error: unknown): FormAnswer => {
        logRejection('onSubmit', error);
        return { failure: { title: words.failedTitle, text: words.failedText } };
      });
    if (!answer) {
      if (emptied) form.reset();
      return;
    }
    const emptiedNow = answer.failure.keepSecrets ? [] : secrets;
    for (const name of emptiedNow) form.setValue(name, '' as PathValue<Values, typeof name>);
    setFailure(answer.failure);
    Object.entries(answer.failure.fields ?? {}).forEach(([name, message], index) =>
      form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 }),
    );
  });

  const submit = (event: SyntheticEvent) => {
    // Password managers and restored pages set values without an event: the DOM has the current ones.
    for (const element of root.current?.elements ?? []) {
      const { name } = element as HTMLInputElement;
      if (Object.hasOwn(form.getValues(), name))
        void form.register(name as Path<Values>).onChange({ target: element, type: 'change' });
    }
    return send(event);
  };

  // A press of the submit button before hydration, recorded on the form by a script of the page.
  useEffect(() => {
    const element = root.current;
    if (!hydrated || element?.mrPressed !== true) return;
    element.mrPressed = false;
    element.requestSubmit();
  }, [hydrated]);

  useEffect(() => {
    if (submitCount > 0) notifyCount.current?.(errorCount);
  }, [errorCount, submitCount, notifyCount]);

  return {
    root,
    hydrated,
    pending: isSubmitting,
    failure,
    submit,
    /** Returns the current values. */
    values: form.getValues,
    /** For `useController`, if a field is not a native control. */
    control: form.control,
    /**
     * Returns the props of the field with this name, for any field of the kit.
     * @param read converts the input's text to the value, needed by `NumberField`
     */
    field: (name: Path<Values>, read?: (text: string) => string) => {
      const { ref, onBlur, onChange } = form.register(name, {
        deps: dependents?.[name] ?? [],
        ...(read && { setValueAs: read }),
      });
      return {
        name: name as string,
        ref: ref as RefCallback<HTMLElement>,
        onBlur: (event: FocusEvent<HTMLElement>) => void onBlur(event),
        onChange: (event: ChangeEvent<HTMLElement>) => void onChange(event),
        error: messageOf(errors[name]),
      };
    },
  };
}

/** Form state returned by `useKitForm`. */
export type KitForm = Pick<ReturnType<typeof useKitForm>, 'root' | 'hydrated' | 'pending' | 'failure' | 'submit'>;

function messageOf(error: unknown): string | undefined {
  return (error as { message?: string } | undefined)?.message;
}
