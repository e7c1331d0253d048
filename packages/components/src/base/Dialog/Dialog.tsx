'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.js';
import { XIcon } from '../../icons/XIcon.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { useDialogElement } from '../../internal/state/useDialogElement.js';
import type { DialogOpenProps } from '../../internal/state/useDialogElement.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Dialog.css';

export interface DialogProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'role' | 'title'>, DialogOpenProps, SharedProps<never, 'Dialog'> {
  /** Heading, and accessible name of the dialog. */
  title: string;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Sentence below the heading; announced after the name. */
  description?: ReactNode;
  /** Buttons at the end. In an `alert` the first one is focused. */
  actions?: ReactNode;
  /** Urgent question: announced at once, no close button, presses outside are ignored. @default false */
  alert?: boolean | undefined;
}

/**
 * Modal dialog on the native `<dialog>`: the browser traps focus and restores it. Renders a `<dialog>`; a client
 * component.
 * @cssproperty --mr-dialog-size maximum width
 * @slot description sentence below the heading
 * @slot actions buttons at the end
 */
export function Dialog({
  title,
  headingLevel = 2,
  description,
  actions,
  alert = false,
  labels,
  className,
  children,
  ...props
}: DialogProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.Dialog, settings.labels.Dialog, labels);
  const id = useId();
  const { close, trigger, element } = useDialogElement(rest, alert);
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {trigger}
      <dialog
        aria-labelledby={rest['aria-label'] === undefined ? `${id}-title` : undefined}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        {...element}
        role={alert ? 'alertdialog' : undefined}
        className={clsx('mr-Dialog-root mr-kit', className)}
      >
        <div className="mr-Dialog-box">
          <Heading id={`${id}-title`} className="mr-Dialog-title">
            {title}
          </Heading>
          {description === undefined ? null : (
            <p id={`${id}-description`} className="mr-Dialog-description">
              {description}
            </p>
          )}
          <div className="mr-Dialog-content">{children}</div>
          {actions === undefined ? null : <div className="mr-Dialog-actions">{actions}</div>}
          {alert ? null : (
            <IconButton
              className="mr-Dialog-close"
              icon={<XIcon />}
              label={messages.close}
              onClick={(event) => close('close', event)}
            />
          )}
        </div>
      </dialog>
    </>
  );
}
