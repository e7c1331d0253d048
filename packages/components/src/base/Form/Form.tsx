'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useMemo, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/index.js';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { DraftNote } from './DraftNote.js';
import './Form.css';
import type { UseFormResult } from './useForm.js';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, SharedProps<never, 'Form'> {
  /** Result of `useForm`; `onSubmit` is an option of `useForm`. */
  form: Pick<UseFormResult, 'root' | 'hydrated' | 'pending' | 'failure' | 'submit' | 'saveDraft' | 'draft'>;
  /** Disables the submit button. Explain the reason in the form. @default false */
  disabled?: boolean | undefined;
  /** Icon of the submit button. */
  submitIcon?: ReactNode;
  /** Variant of the submit button: `quiet` for a form beside the main action of the page. @default 'primary' */
  submitVariant?: 'primary' | 'quiet' | undefined;
  /** Shows the label `required`, which explains the asterisk, above the submit button. @default true */
  showRequired?: boolean | undefined;
  /** Text before the submit button, which is then only as wide as its text. */
  note?: ReactNode;
  /** Called by the cancel button beside the submit button, which is then only as wide as its text. Optional: no button. */
  onCancel?: (() => void) | undefined;
  /** Content below the submit button, such as a link to another form. */
  footer?: ReactNode;
}

/**
 * Form with your own fields, an error message above them and a submit button below. Its state comes from `useForm`; with a
 * draft (`useFormDraft`) a notice above the fields offers to discard unsaved changes. A page with a form in its HTML needs
 * no urgent `LiveRegion`: `announce` uses the form's region. Renders a `<form method="post" novalidate>`; a client
 * component.
 * @slot submitIcon in the submit button @slot note beside the submit button @slot footer below the submit button
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
export function Form({
  form,
  disabled = false,
  submitIcon,
  submitVariant = 'primary',
  showRequired = true,
  note,
  onCancel,
  footer,
  onChange,
  labels,
  className,
  children,
  ref: theirRef,
  ...props
}: FormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.Form, settings.labels.Form, labels);
  const { root, hydrated, pending, failure, submit, saveDraft, draft } = form;
  const inline = note !== undefined || onCancel !== undefined;
  const isFailed = failure !== undefined && !pending;
  const text = failure?.title === undefined ? messages.failedText : failure.text;
  const title = useRef<HTMLParagraphElement>(null);
  // Focus on the alert scrolls to it, and the next Tab moves to the first field. An invalid field is focused instead.
  useEffect(() => {
    if (failure && !failure.fields && !pending) title.current?.focus();
  }, [failure, pending]);
  // After a remount, restores focus to the field of the same name, else to the first one.
  const focusFallback = useFocusFallback<HTMLFormElement>((lost) => {
    const fields = [...(root.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
    const name = lost.getAttribute('name');
    return (name === null ? undefined : fields.find((field) => field.name === name)) ?? fields[0];
  });
  const ref = useMemo(() => mergeRefs(root, focusFallback, theirRef), [root, focusFallback, theirRef]);
  return (
    <form
      key={draft?.version}
      method="post"
      noValidate
      {...rest}
      ref={ref}
      aria-busy={pending || undefined}
      className={clsx('mr-Form-root mr-kit', className)}
      onChange={draft ? mergeHandlers((event) => saveDraft(event.nativeEvent), onChange) : onChange}
      onSubmit={(event) => {
        if (pending) event.preventDefault();
        else void submit(event);
      }}
    >
      {/* Always rendered, as live regions must be; `announce` writes into it if the page has no urgent region. */}
      <div role="alert" className="mr-Form-alert" data-shown={isFailed ? '' : undefined}>
        <span className="mr-Form-announced" data-mr-live="urgent" />
        {isFailed ? (
          <>
            <CircleAlertIcon className="mr-Form-icon" />
            <div>
              <p ref={title} tabIndex={-1} className="mr-Form-title">
                {failure.title ?? messages.failedTitle}
              </p>
              {text === undefined ? null : <p className="mr-Form-text">{text}</p>}
            </div>
          </>
        ) : null}
      </div>
      {draft && <DraftNote draft={draft} messages={messages} />}
      {children}
      {showRequired ? <p className="mr-Form-required">{messages.required}</p> : null}
      <div className="mr-Form-foot" data-inline={inline ? '' : undefined}>
        {note === undefined ? null : <span>{note}</span>}
        {/* Until hydration `formmethod="dialog"` keeps the browser from submitting the form. */}
        <Button
          type="submit"
          variant={submitVariant}
          size={inline || submitVariant === 'quiet' ? 'md' : 'lg'}
          stretch={!inline}
          pending={pending}
          disabled={disabled}
          startIcon={hydrated ? submitIcon : undefined}
          {...(!hydrated && { 'aria-disabled': true, formMethod: 'dialog' })}
        >
          {hydrated ? (pending ? messages.pending : messages.submit) : messages.loading}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={() => onCancel()}>
            {messages.cancel}
          </Button>
        )}
      </div>
      {footer === undefined ? null : <p className="mr-Form-footer">{footer}</p>}
    </form>
  );
}
