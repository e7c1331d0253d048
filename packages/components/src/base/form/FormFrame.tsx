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
  /** Class of the form, first in the class list. */
  rootClass: string | undefined;
  /** Texts of the submit button (idle, pending, before hydration), of the note on required fields, and of the cancel button. */
  words: { submit: string; pending: string; loading: string; required?: string; cancel?: string };
  /** Disables the submit button; explain the cause in its text. @default false */
  disabled?: boolean | undefined;
  /** Icon of the submit button. */
  submitIcon?: ReactNode;
  /** Note before the submit button, which is then only as wide as its text. */
  note?: ReactNode;
  /** Called by the cancel button beside the submit button, which is then only as wide as its text. */
  onCancel?: (() => void) | undefined;
  /** Slot below the submit button. */
  footer?: ReactNode;
}

/**
 * Form with an error message above its fields and a submit button below. A page with a form in its HTML needs no urgent
 * `LiveRegion`: `announce` uses the form's region. Until hydration, the button is `aria-disabled` and has
 * `formmethod="dialog"`, so that the browser submits nothing.
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
  // The alert is announced; focus shows its position, and the next Tab moves to the first field. An invalid field takes
  // focus itself.
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
      {/* Always rendered, as live regions must be; `announce` writes into it if the page has no urgent region. */}
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
