'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/index.js';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.js';
import './FormFrame.css';
import type { KitForm } from './useKitForm.js';

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: KitForm;
  /** Class of the form that draws it, which comes first. */
  rootClass: string | undefined;
  /** Strings of the submit button (at rest, while the form is sent, until React has taken over), what the star means, and leaving. */
  words: { submit: string; pending: string; loading: string; required?: string; cancel?: string };
  /** Whether the form cannot be sent now, which its text has to explain. @default false */
  disabled?: boolean | undefined;
  /** Icon of the submit button. */
  submitIcon?: ReactNode;
  /** Stands before the submit button, which then has the width of its text. */
  note?: ReactNode;
  /** Called by the button that leaves the form, beside the submit button, which then has the width of its text. */
  onCancel?: (() => void) | undefined;
  /** Stands under the submit button. */
  footer?: ReactNode;
}

/**
 * A form with its failure above the fields and its submit button under them. A page with a form in its HTML needs no urgent
 * `LiveRegion`: the form's region for its failure also takes what is announced. Until React has taken over, the button is
 * `aria-disabled` and `formmethod="dialog"`, with which the browser sends nothing anywhere.
 */
export function FormFrame({
  form,
  rootClass,
  words,
  disabled = false,
  submitIcon,
  note,
  onCancel,
  footer,
  className,
  children,
  ref,
  ...rest
}: FormFrameProps) {
  const { root, hydrated, pending, failure, submit } = form;
  useImperativeHandle(ref, () => root.current as HTMLFormElement);
  const inline = note !== undefined || onCancel !== undefined;
  const title = useRef<HTMLParagraphElement>(null);
  // The alert is announced; the focus says where it is, and the next Tab leads to the first field. A wrong field has it itself.
  useEffect(() => {
    if (failure && !failure.fields && !pending) title.current?.focus();
  }, [failure, pending]);
  return (
    <form
      method="post"
      noValidate
      {...rest}
      ref={root}
      aria-busy={pending || undefined}
      className={clsx(rootClass, 'mr-FormFrame-root', className)}
      onSubmit={(event) => {
        if (pending) event.preventDefault();
        else void submit(event);
      }}
    >
      {/* Always there, as a live region has to be; where the page has no region for failures, `announce` writes into this one. */}
      <div role="alert" className="mr-FormFrame-alert" data-shown={failure && !pending ? '' : undefined}>
        <span className="mr-FormFrame-announced" data-mr-live="urgent" />
        {failure && !pending ? (
          <>
            <CircleAlertIcon className="mr-FormFrame-icon" />
            <div>
              <p ref={title} tabIndex={-1} className="mr-FormFrame-title">
                {failure.title}
              </p>
              {failure.text === undefined ? null : <p className="mr-FormFrame-text">{failure.text}</p>}
            </div>
          </>
        ) : null}
      </div>
      {children}
      {words.required === undefined ? null : <p className="mr-FormFrame-required">{words.required}</p>}
      <div className="mr-FormFrame-foot" data-inline={inline ? '' : undefined}>
        {note === undefined ? null : <span>{note}</span>}
        <Button
          type="submit"
          size={inline ? 'md' : 'lg'}
          stretch={!inline}
          pending={pending}
          disabled={disabled}
          startIcon={hydrated ? submitIcon : undefined}
          {...(!hydrated && { 'aria-disabled': true, formMethod: 'dialog' })}
        >
          {hydrated ? (pending ? words.pending : words.submit) : words.loading}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={() => onCancel()}>
            {words.cancel}
          </Button>
        )}
      </div>
      {footer === undefined ? null : <p className="mr-FormFrame-footer">{footer}</p>}
    </form>
  );
}
