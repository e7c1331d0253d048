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

/** Why a form could not be sent, as it is shown above its fields. */
export interface FormFailure {
  /** The message in bold: "Wrong email or password." */
  title: string;
  /** What to do now. */
  text?: string | undefined;
  /** What is wrong with single fields, by their names, shown at each; the first one gets the focus. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Whether passwords stay as well: nobody has judged them, as where nothing answered. @default false */
  keepSecrets?: boolean | undefined;
}

/**
 * What a form's `onSubmit` may give back: nothing where all is well, or why not. A rejected promise shows the form's own
 * message of failure.
 */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a function without a result has to fit
export type FormAnswer = void | undefined | { failure: FormFailure };

/** What every form takes beside its own. */
export interface FormSettings<Values> {
  /** Called with the checked values. The form is busy until the promise settles, and keeps what was typed when it fails. */
  onSubmit: (values: Values) => FormAnswer | Promise<FormAnswer>;
  /** Called after each check with the number of wrong fields, as for a title that begins with "Error". */
  onErrorCountChange?: ((count: number) => void) | undefined;
}

interface KitFormOptions<Values extends FieldValues, Output> extends FormSettings<Output> {
  /** Checks what is in the fields, and makes of it what is handed over. */
  schema: $ZodType<Output, Values>;
  /** What to show when `onSubmit` rejects. */
  words: { failedTitle: string; failedText: string };
  /** Fields that are emptied after a failure, unless it says that they stay: passwords. */
  secrets?: readonly Path<Values>[] | undefined;
  /** Whether the fields are emptied once `onSubmit` has accepted them. */
  emptied?: boolean | undefined;
  /** Fields that are checked again when another one changes: a password and its repetition. */
  dependents?: { [Name in Path<Values>]?: Path<Values>[] } | undefined;
}

/**
 * State of a form: fields are checked on submit, and from then on when they change; the first wrong one gets the focus. The
 * fields keep their values in the document, so that what was typed before React took over counts.
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
    // Password managers and restored pages set values without an event: the document has the truth.
    for (const element of root.current?.elements ?? []) {
      const { name } = element as HTMLInputElement;
      if (Object.hasOwn(form.getValues(), name))
        void form.register(name as Path<Values>).onChange({ target: element, type: 'change' });
    }
    return send(event);
  };

  // A press of the submit button before React had taken over, noted on the form by a script of the page.
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
    /** What is in the fields now. */
    values: form.getValues,
    /** For `useController`, where a field is no native control. */
    control: form.control,
    /**
     * The props of the field of this name, for any field of the kit.
     *
     * @param read makes the value of what is typed, as `NumberField` needs it
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

/** A form as `useKitForm` gives it. */
export type KitForm = Pick<ReturnType<typeof useKitForm>, 'root' | 'hydrated' | 'pending' | 'failure' | 'submit'>;

function messageOf(error: unknown): string | undefined {
  return (error as { message?: string } | undefined)?.message;
}
