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
   * Called by the button that confirms, before the dialog closes. `event.preventDefault()` keeps it open, as while a request is
   * `pending`.
   */
  onConfirm: (event: MouseEvent<HTMLElement>) => void;
  /** The question, and the accessible name of the whole. */
  title: string;
  /** What will be lost, read out with the name. */
  description?: ReactNode;
  /** The answer that does it, named by the deed: "Remove address". @default from `labels` */
  confirmText?: string | undefined;
  /** The answer is being carried out: both buttons wait. @default false */
  pending?: boolean | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Asks before something is lost. The focus is on Cancel, which is also what Escape answers; a press beside it does nothing.
 * Renders a `<dialog role="alertdialog">`; a client component.
 * @slot description what will be lost @slot children between the sentence and the buttons, as for a failure
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
