'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import type { DialogChangeReason } from '../Dialog/index.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { logRejection } from '../../internal/state/logRejection.js';
import type { TriggerProps } from '../../internal/state/openState.js';
import { isPromise } from '../../internal/state/settle.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useLatest } from '../../internal/state/useLatest.js';
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
   * Called by the confirm button, before the dialog closes. `false` keeps it open; a promise keeps it open and `pending`
   * until it settles, and for good if it rejects or resolves to `false`, for example to show an error.
   */
  onConfirm: () => unknown;
  /** Question, and accessible name of the dialog. */
  title: string;
  /** Consequence, for example what will be deleted; announced after the name. */
  description?: ReactNode;
  /** Text of the confirm button, named by its action: "Remove address". @default from `labels` */
  confirmText?: string | undefined;
  /** Action in progress: both buttons are disabled, and Escape is ignored. @default while the promise of `onConfirm` is pending */
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
  pending,
  headingLevel,
  labels,
  className,
  children,
  ...props
}: ConfirmDialogProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ConfirmDialog, settings.labels.ConfirmDialog, labels);
  const [isOpen, change] = useControllableState<boolean, Details>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [isRunning, setRunning] = useState(false);
  const isPending = pending ?? isRunning;
  // The caller may have closed the dialog by the time the promise is settled.
  const close = useLatest((event: Event) => void change(false, { reason: 'confirm', event }));
  const confirm = (event: Event) => {
    const result = onConfirm();
    const finish = (answer: unknown) => {
      setRunning(false);
      if (answer !== false) close.current(event);
    };
    if (!isPromise(result)) {
      finish(result);
      return;
    }
    setRunning(true);
    result.then(finish, (error: unknown) => {
      logRejection('onConfirm', error);
      finish(false);
    });
  };
  return (
    <Dialog
      {...rest}
      alert
      open={isOpen}
      onOpenChange={(next, details) => {
        if (!isPending) change(next, details);
      }}
      title={title}
      headingLevel={headingLevel}
      description={description}
      className={clsx('mr-ConfirmDialog-root mr-kit', className)}
      actions={
        <>
          <Button
            variant="quiet"
            aria-disabled={isPending || undefined}
            onClick={
              isPending ? undefined : ({ nativeEvent: event }) => void change(false, { reason: 'cancel', event })
            }
          >
            {messages.cancel}
          </Button>
          <Button pending={isPending} onClick={({ nativeEvent }) => confirm(nativeEvent)}>
            {confirmText ?? messages.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
