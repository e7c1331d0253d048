'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, ComponentProps, FocusEvent, RefCallback, RefObject, SyntheticEvent } from 'react';
import { get, useForm as useHookForm } from 'react-hook-form';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { logRejection } from '../../internal/state/logRejection.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { useDraftState } from './useDraftState.js';
import type { DraftState } from './useDraftState.js';
import type { FormDraftSettings } from './useFormDraft.js';

/** Failure of a submit, shown above the fields. */
export interface FormFailure {
  /** Title in bold: "Wrong email or password." */
  title: string;
  /** Text below the title: "Check both fields and try again." */
  text?: string | undefined;
  /** Errors by field name, shown at each field; the first one is focused. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Does not clear the fields of `secrets`, for example after a network error. @default false */
  keepSecrets?: boolean | undefined;
}

/** Result of `onSubmit`: nothing on success, else a failure. A rejected promise shows the form's default failure. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- accepts handlers without a result
export type SubmitResult = void | undefined | { failure: FormFailure };

/** Handlers of every form. */
export interface SubmitSettings<Values> {
  /** Called with the validated values. The form is busy until the promise settles, and keeps its values on failure. */
  onSubmit: (values: Values) => SubmitResult | Promise<SubmitResult>;
  /** Called after each validation with the number of invalid fields, for example for a page title that begins with "Error". */
  onErrorCountChange?: ((count: number) => void) | undefined;
}

/** Initial values of a form; a field without one, or with `undefined`, starts empty. */
export type DefaultValues<Values> = { [Name in keyof Values]?: Values[Name] | undefined };

/** Props of every form component of the kit: those of a `<form>`, and the handlers. */
export interface FormSettings<Values>
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, SubmitSettings<Values> {}

/** Options of `useForm`. */
export interface UseFormOptions<Values extends FieldValues, Output = Values>
  extends SubmitSettings<Output>, FormDraftSettings<Values> {
  /** Zod schema that validates the values and parses them for `onSubmit`. */
  schema: $ZodType<Output, Values>;
  /** Initial values by field name; `register` passes each to its field. For another record change the `key`. @default {} */
  defaultValues?: DefaultValues<Values> | undefined;
  /** Fields cleared after a failure without `keepSecrets`: passwords. @default [] */
  secrets?: readonly FieldPath<Values>[] | undefined;
  /** Clears the fields after a successful submit, for example in a conversation. @default false */
  resetOnSuccess?: boolean | undefined;
  /** Called when the fields are reset to other initial values: a draft arrived, or the changes were discarded. */
  onReset?: (() => void) | undefined;
}

/** Options of a registered field: a subset of those of react-hook-form. */
export interface RegisterOptions<Values extends FieldValues> {
  /** Fields validated again when this one changes: the repetition of a password. @default [] */
  deps?: FieldPath<Values>[] | undefined;
  /** Converts the typed text to the field's value, for example a localized number. */
  setValueAs?: ((text: string) => string) | undefined;
}

/** Props of a registered field: spread them on a field of the kit, or on a native control. */
export interface RegisteredField {
  /** Name of the field in the schema. */
  name: string;
  /** Ref callback of the control. */
  ref: RefCallback<HTMLElement>;
  /** Marks the field as touched. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Stores the value, and validates it after the first submit. */
  onChange: (event: ChangeEvent<HTMLElement>) => void;
  /** Error message; `undefined` if the value is valid. */
  error: string | undefined;
  /** Initial value, unless it is a boolean. */
  defaultValue?: string | undefined;
  /** Initial value that is a boolean. */
  defaultChecked?: boolean | undefined;
}

/** State and functions of a form, for `Form` and its fields. */
export interface UseFormResult<Values extends FieldValues = FieldValues, Output = Values> {
  /**
   * Returns the props of a field by name: `<TextField {...form.register('email')} label="Email" />`. Invalid fields are
   * focused in the order of these calls.
   */
  register: (name: FieldPath<Values>, options?: RegisterOptions<Values>) => RegisteredField;
  /**
   * Returns the props of react-hook-form's `Controller`, for a field that is not one native control (`MultiSelect`,
   * `RadioGroup`): `<Controller {...form.controller('sizes')} render={({ field }) => …} />`.
   */
  controller: <Name extends FieldPath<Values>>(
    name: Name,
  ) => { name: Name; control: Control<Values, unknown, Output>; defaultValue: FieldPathValue<Values, Name> };
  /** Control of react-hook-form, for its hooks such as `useWatch`. */
  control: Control<Values, unknown, Output>;
  /** Returns the current values. */
  getValues: () => Values;
  /** Initial values, with the draft over `defaultValues`. */
  defaultValues: DefaultValues<Values>;
  /** Passes a change without a change event, such as a removed picture, to `onDraftChange`. */
  saveDraft: (event?: Event) => void;
  /** True while `onSubmit` is running. */
  pending: boolean;
  /** Failure of the last submit; without a `title` if it rejected. */
  failure: Partial<FormFailure> | undefined;
  /** Validates the values and calls `onSubmit`. */
  submit: (event: SyntheticEvent) => Promise<void>;
  /** True once React has hydrated the form. */
  hydrated: boolean;
  /** The `<form>`. */
  root: RefObject<HTMLFormElement | null>;
  /** State of the unsaved changes; `undefined` without the option `draft`. */
  draft: DraftState | undefined;
}

/**
 * State of a form, for `Form`: fields are validated on submit, and from then on when they change; the first invalid one is
 * focused. Controls are uncontrolled, so that text typed before hydration is not lost. Throws on render if `schema` is not
 * a zod schema.
 *
 * @example
 * const schema = z.object({
 *   name: z.string().min(1, 'Enter your name'),
 *   email: z.email('Enter an email address'),
 * });
 *
 * export function NewsletterForm() {
 *   const form = useForm({ schema, onSubmit: (values) => subscribe(values) });
 *   return (
 *     <Form form={form} labels={{ submit: 'Subscribe' }}>
 *       <TextField {...form.register('name')} label="Name" autoComplete="name" required />
 *       <TextField {...form.register('email')} label="Email" type="email" autoComplete="email" required />
 *     </Form>
 *   );
 * }
 */
export function useForm<Values extends FieldValues, Output = Values>({
  schema,
  onSubmit,
  onErrorCountChange,
  defaultValues = {},
  draft,
  onDraftChange,
  secrets = [],
  resetOnSuccess = false,
  onReset,
}: UseFormOptions<Values, Output>): UseFormResult<Values, Output> {
  const form = useHookForm<Values, unknown, Output>({
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const [failure, setFailure] = useState<Partial<FormFailure>>();
  const hydrated = useHydrated();
  const root = useRef<HTMLFormElement>(null);
  const notifyCount = useLatest(onErrorCountChange);
  const errorCount = Object.keys(errors).length;
  const drafted = useDraftState({
    draft,
    onDraftChange,
    onReset: () => {
      // Resets to no values: without an argument the initial values of a `Controller` would remain.
      form.reset({} as Values);
      setFailure(undefined);
      onReset?.();
    },
  });
  const initialValues: DefaultValues<Values> = { ...defaultValues, ...drafted.values };

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const result = await Promise.resolve()
      .then(() => onSubmit(values))
      .catch((error: unknown): { failure: Partial<FormFailure> } => {
        logRejection('onSubmit', error);
        return { failure: {} };
      });
    if (!result) {
      if (resetOnSuccess) form.reset();
      drafted.clear();
      return;
    }
    const cleared = result.failure.keepSecrets ? [] : secrets;
    for (const name of cleared) form.setValue(name, '' as FieldPathValue<Values, typeof name>);
    setFailure(result.failure);
    Object.entries(result.failure.fields ?? {}).forEach(([name, message], index) =>
      form.setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 }),
    );
  });

  const submit = (event: SyntheticEvent) => {
    // Password managers and restored pages set values without an event: the DOM has the current ones.
    for (const element of root.current?.elements ?? []) {
      const { name } = element as HTMLInputElement;
      if (name !== '' && get(form.getValues(), name) !== undefined)
        void form.register(name as FieldPath<Values>).onChange({ target: element, type: 'change' });
    }
    return send(event);
  };

  // Submits a form whose button was pressed before hydration: a script of the page records the press on the form.
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
    defaultValues: initialValues,
    getValues: form.getValues,
    control: form.control,
    saveDraft: (event) => drafted.save(form.getValues(), event),
    draft: draft === undefined ? undefined : drafted.state,
    register: (name, { deps = [], setValueAs } = {}) => {
      const { ref, onBlur, onChange } = form.register(name, { deps, ...(setValueAs && { setValueAs }) });
      const initial: boolean | string | undefined = get(initialValues, name);
      const fault: { message?: string } | undefined = get(errors, name);
      return {
        ...(typeof initial === 'boolean' ? { defaultChecked: initial } : { defaultValue: initial }),
        name,
        ref: ref as RefCallback<HTMLElement>,
        onBlur: (event: FocusEvent<HTMLElement>) => void onBlur(event),
        onChange: (event: ChangeEvent<HTMLElement>) => void onChange(event),
        error: fault?.message,
      };
    },
    controller: (name) => {
      const defaultValue: FieldPathValue<Values, typeof name> = get(initialValues, name);
      // `Controller` registers during its render, after its siblings: invalid fields would be focused out of order.
      form.register(name, { value: form.getValues(name) ?? defaultValue });
      return { name, control: form.control, defaultValue };
    },
  };
}
