'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { ComponentProps } from 'react';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './FormSummary.css';

/** One invalid field. */
export interface FormSummaryItem {
  /** Id of the control that the line links to. */
  id: string;
  /** Error message, the same as at the field. */
  message: string;
}

export interface FormSummaryProps extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<never, 'FormSummary'> {
  /** Invalid fields in form order. Renders nothing if empty. */
  items: readonly FormSummaryItem[];
  /** Heading, and accessible name. @default from `labels` */
  label?: string | undefined;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Number of submit attempts; takes focus whenever it changes. @default 0 */
  attempt?: number | undefined;
}

/**
 * Error summary above the fields of a longer form: one line per error, linked to its field. Renders a `<div
 * role="group">`; a client component.
 */
export function FormSummary({
  items,
  label,
  headingLevel = 2,
  attempt = 0,
  labels,
  className,
  ref,
  ...props
}: FormSummaryProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.FormSummary, settings.labels.FormSummary, labels);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  if (items.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role="group"
      aria-labelledby={rest['aria-label'] === undefined ? id : undefined}
      tabIndex={-1}
      {...rest}
      ref={root}
      className={clsx('mr-FormSummary-root mr-kit', className)}
    >
      <CircleAlertIcon className="mr-FormSummary-icon" />
      <div className="mr-FormSummary-text">
        <Heading id={id} className="mr-FormSummary-heading">
          {label ?? messages.label}
        </Heading>
        <ul className="mr-FormSummary-list">
          {items.map((item) => (
            <li key={item.id}>
              <a
                href={`#${item.id}`}
                onClick={(event) => {
                  const field = document.getElementById(item.id);
                  if (!field) return;
                  event.preventDefault();
                  field.focus();
                }}
              >
                {item.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
