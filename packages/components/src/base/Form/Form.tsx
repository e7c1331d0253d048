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
  /** Result of `useForm`, which also takes `onSubmit`. */
  form: Pick<UseFormResult, 'root' | 'hydrated' | 'pending' | 'failure' | 'submit' | 'saveDraft' | 'draft'>;
  /** Whether the form cannot be sent now; explain it among the fields. @default false */
  disabled?: boolean | undefined;
  /** Icon of the submit button. */
  submitIcon?: ReactNode;
  /** Whether the label `required`, which explains the star, is shown above the submit button. @default true */
  showRequired?: boolean | undefined;
  /** Text before the submit button, which then has the width of its label. */
  note?: ReactNode;
  /** Called by the cancel button beside the submit button, which then has the width of its label. Optional: no button. */
  onCancel?: (() => void) | undefined;
  /** Content under the submit button: a link to another form. */
  footer?: ReactNode;
}

/**
 * A form of your own fields, with its failure above them and its submit button under them. Its state comes from `useForm`;
 * with a draft (`useFormDraft`) a notice above the fields offers to discard unsaved changes. A page with a form in its HTML
 * needs no urgent `LiveRegion`: the form's region for its failure also takes what is announced. Renders a
 * `<form method="post" novalidate>`; a client component.
 * @slot submitIcon in the submit button @slot note beside the submit button @slot footer under the submit button
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
  showRequired = true,
  note,
  onCancel,
  footer,
  onChange,
  labels,
  className,
  children,
  ref: theirRef,
  ...rest
}: FormProps) {
  const settings = useSettings();
  const messages = mergeLabels(en.Form, settings.labels.Form, labels);
  const { root, hydrated, pending, failure, submit, saveDraft, draft } = form;
  const inline = note !== undefined || onCancel !== undefined;
  const isFailed = failure !== undefined && !pending;
  const text = failure?.title === undefined ? messages.failedText : failure.text;
  const title = useRef<HTMLParagraphElement>(null);
  // The alert is announced; the focus says where it is, and the next Tab leads to the first field. An invalid field has it itself.
  useEffect(() => {
    if (failure && !failure.fields && !pending) title.current?.focus();
  }, [failure, pending]);
  // Mounted anew, the form keeps the focus: in the field of the same name, else in its first.
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
      {/* Always there, as a live region has to be; where the page has no region for failures, `announce` writes into this one. */}
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
        {/* Before hydration the button is `aria-disabled`, and `formmethod="dialog"` keeps the browser from sending the form. */}
        <Button
          type="submit"
          size={inline ? 'md' : 'lg'}
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
