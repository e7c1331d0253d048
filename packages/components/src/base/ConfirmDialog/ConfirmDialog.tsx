'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import type { DialogChangeReason } from '../Dialog/index.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { TriggerProps } from '../../internal/state/openState.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ConfirmDialog.css';

type Details = ReasonedDetails<DialogChangeReason | 'cancel' | 'confirm'>;

export interface ConfirmDialogProps
  extends
    Omit<ComponentProps<'dialog'>, 'open' | 'role' | 'title'>,
    TriggerProps<Details>,
    SharedProps<never, 'ConfirmDialog'> {
  /**
   * Called by the confirm button, before the dialog closes. `event.preventDefault()` keeps it open, for example while a
   * request is `pending`.
   */
  onConfirm: (event: MouseEvent<HTMLElement>) => void;
  /** Question, and accessible name of the dialog. */
  title: string;
  /** Consequence, for example what will be deleted; announced after the name. */
  description?: ReactNode;
  /** Text of the confirm button, named by its action: "Remove address". @default from `labels` */
  confirmText?: string | undefined;
  /** Action in progress: both buttons are disabled. @default false */
  pending?: boolean | undefined;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Asks for confirmation before a destructive action. Focuses Cancel, and Escape cancels; a press outside does nothing.
 * Renders a `<dialog role="alertdialog">`; a client component.
 * @slot description consequence @slot children between description and buttons, for example an error
 */
export function ConfirmDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  onConfirm,
  title,
  description,
  confirmText,
  pending = false,
  headingLevel,
  labels,
  className,
  children,
  ...rest
}: ConfirmDialogProps) {
  const settings = useSettings();
  const messages = mergeLabels(en.ConfirmDialog, settings.labels.ConfirmDialog, labels);
  const [isOpen, change] = useControllableState<boolean, Details>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  return (
    <Dialog
      {...rest}
      alert
      open={isOpen}
      onOpenChange={(next, details) => {
        if (!pending) change(next, details);
      }}
      title={title}
      headingLevel={headingLevel}
      description={description}
      className={clsx('mr-ConfirmDialog-root mr-kit', className)}
      actions={
        <>
          <Button
            variant="quiet"
            aria-disabled={pending || undefined}
            onClick={pending ? undefined : ({ nativeEvent: event }) => void change(false, { reason: 'cancel', event })}
          >
            {messages.cancel}
          </Button>
          <Button
            pending={pending}
            onClick={mergeHandlers(
              ({ nativeEvent: event }) => void change(false, { reason: 'confirm', event }),
              onConfirm,
            )}
          >
            {confirmText ?? messages.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
