'use client';

import { clsx } from 'clsx/lite';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent, ComponentProps, SubmitEvent } from 'react';
import { Button } from '../../base/Button/index.js';
import { FieldError } from '../../base/FieldError/index.js';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import type { FormFailure, SubmitResult } from '../../base/Form/index.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import { plural } from '../../internal/text/format.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import { cleanText } from '../../internal/text/cleanText.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { logRejection } from '../../internal/state/logRejection.js';
import { Textarea } from '../../base/Textarea/index.js';
import { useSettings } from '#settings';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ReviewForm.css';
import { reviewErrors } from './reviewFormState.js';
import type { ReviewErrors, ReviewValues } from './reviewFormState.js';

export interface ReviewFormProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, SharedProps<'locale', 'ReviewForm'> {
  /** Accessible name of the form. @default from `labels` */
  label?: string | undefined;
  /**
   * Called with a valid review. The form is pending until the promise settles; it keeps its values and shows the failure if
   * the promise rejects or resolves to one. Optional: without it the browser submits the form to `action`.
   */
  onSubmit?: ((review: ReviewValues) => SubmitResult | Promise<SubmitResult>) | undefined;
}

const stars = [1, 2, 3, 4, 5];

/**
 * Form of a review: one to five stars as radio buttons, and a text. Validates on submit, and from then on when a field
 * changes; the first invalid field is focused. Renders a `<form>` that also works without scripts (`rating`, `comment`); a
 * client component.
 */
export function ReviewForm({
  label,
  onChange,
  onSubmit,
  labels,
  method = 'post',
  'aria-label': ariaLabel = label,
  className,
  ...props
}: ReviewFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ReviewForm, settings.labels.ReviewForm, labels);
  const [errors, setErrors] = useState<ReviewErrors>({});
  const [isChecked, setChecked] = useState(false);
  const [state, setState] = useState<'open' | 'pending' | 'failed' | 'sent'>('open');
  const [failure, setFailure] = useState<FormFailure>();
  const firstStar = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // After success the fields and the focused button are unmounted.
  const button = useFocusFallback(() => status.current);
  const errorId = useId();

  const valuesOf = (form: HTMLFormElement): ReviewValues => {
    const data = new FormData(form);
    const text = data.get('comment');
    return { rating: Number(data.get('rating') ?? 0), comment: typeof text === 'string' ? cleanText(text) : '' };
  };
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    if (isChecked) setErrors(reviewErrors(valuesOf(event.currentTarget)));
    if (failure?.fields) setFailure({ ...failure, fields: undefined });
  };
  const focusFirst = (wrong: Partial<Record<keyof ReviewValues, unknown>>) =>
    (wrong.rating ? firstStar : comment).current?.focus();
  const fail = (next: FormFailure) => {
    setState('failed');
    setFailure(next);
    announce(failureText(next), { urgent: true });
    if (next.fields) focusFirst(next.fields);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const values = valuesOf(event.currentTarget);
    const wrong = reviewErrors(values);
    setChecked(true);
    setErrors(wrong);
    if (wrong.rating || wrong.comment) {
      event.preventDefault();
      focusFirst(wrong);
      return;
    }
    if (!onSubmit) return;
    event.preventDefault();
    if (state === 'pending') return;
    prepareLiveRegions();
    setState('pending');
    setFailure(undefined);
    Promise.resolve(onSubmit(values)).then(
      (answer) => {
        if (answer) {
          fail(answer.failure);
          return;
        }
        setState('sent');
        announce(messages.sent);
      },
      (error: unknown) => {
        logRejection('onSubmit', error);
        fail({ title: messages.failed });
      },
    );
  };

  const isPending = state === 'pending';
  const ratingError = errors.rating ? messages.ratingRequired : failure?.fields?.['rating'];
  const commentError = errors.comment ? messages.commentRequired : failure?.fields?.['comment'];
  return (
    <form
      {...rest}
      className={clsx('mr-ReviewForm-root mr-kit', className)}
      aria-label={ariaLabel ?? messages.label}
      method={method}
      noValidate
      onChange={mergeHandlers(handleChange, onChange)}
      onSubmit={handleSubmit}
    >
      {state === 'sent' ? null : (
        <>
          <fieldset className="mr-ReviewForm-stars" aria-describedby={ratingError === undefined ? undefined : errorId}>
            <legend className="mr-ReviewForm-legend">{messages.rating}</legend>
            <span className="mr-ReviewForm-row">
              {stars.map((star) => (
                <label key={star} className="mr-ReviewForm-star">
                  <input
                    ref={star === 1 ? firstStar : undefined}
                    className="mr-ReviewForm-input"
                    type="radio"
                    name="rating"
                    value={star}
                    required
                  />
                  <span className="mr-ReviewForm-shape" aria-hidden="true" />
                  <span className={visuallyHidden}>{plural(settings.locale, star, messages.stars)}</span>
                </label>
              ))}
            </span>
            {ratingError === undefined ? null : <FieldError id={errorId}>{ratingError}</FieldError>}
          </fieldset>
          <Textarea
            ref={comment}
            label={messages.comment}
            hint={messages.hint}
            name="comment"
            rows={4}
            maxLength={1000}
            required
            error={commentError}
          />
          <Button ref={button} type="submit" pending={isPending}>
            {isPending ? messages.pending : messages.submit}
          </Button>
        </>
      )}
      <p ref={status} tabIndex={-1} className="mr-ReviewForm-status" data-failed={state === 'failed' ? '' : undefined}>
        {state === 'sent' ? messages.sent : state === 'failed' && failure ? failureText(failure) : ''}
      </p>
    </form>
  );
}

function failureText({ title, text }: FormFailure): string {
  return text === undefined ? title : `${title} ${text}`;
}
