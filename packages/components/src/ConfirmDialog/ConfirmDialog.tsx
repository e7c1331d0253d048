'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import type { DialogCloseReason } from '../Dialog';
import type { HeadingLevel } from '../internal/render/headings';
import { mergeLabels } from '../internal/text/mergeLabels';
import * as en from '../labels/en';
import type { Labels } from '../labels/Labels';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'role' | 'title'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the shopper declines: `cancel` by the button, else as for a dialog. It closes when `open` becomes false. */
  onOpenChange: (open: false, details: { reason: DialogCloseReason | 'cancel' }) => void;
  /** Does what was asked about. Close it afterwards by `open`. */
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
  /** Replaces some or all of the English strings. */
  labels?: Partial<Labels<'ConfirmDialog'>> | undefined;
}

/**
 * Asks before something is lost. The focus is on Cancel, which is also what Escape answers; a press beside it does nothing.
 * Renders a `<dialog role="alertdialog">`; a client component.
 * @slot description what will be lost @slot children between the sentence and the buttons, as for a failure
 */
export function ConfirmDialog({
  open,
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
  return (
    <Dialog
      {...rest}
      alert
      open={open}
      onOpenChange={(next, details) => {
        if (!pending) onOpenChange(next, details);
      }}
      title={title}
      headingLevel={headingLevel}
      description={description}
      className={clsx(styles.root, className)}
      actions={
        <>
          <Button
            variant="quiet"
            aria-disabled={pending || undefined}
            onClick={pending ? undefined : () => onOpenChange(false, { reason: 'cancel' })}
          >
            {messages.cancel}
          </Button>
          <Button pending={pending} onClick={onConfirm}>
            {confirmText ?? messages.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
