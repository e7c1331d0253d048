import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.js';
import { XIcon } from '../../icons/XIcon.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Toast.css';

export interface ToastProps extends Omit<ComponentProps<'div'>, 'role'>, SharedProps<never, 'Toast'> {
  /** Accessible name of the group of message and buttons: what can be done here, as "Undo". */
  label: string;
  /** The message. Announce it by `announce` too: a toast takes no focus. */
  children: ReactNode;
  /** Text of the button that takes the change back. */
  actionText?: string | undefined;
  /** Called by that button. Left out: no such button. */
  onAction?: (() => void) | undefined;
  /** Called when the shopper puts the toast away. Left out: no close button. */
  onClose?: (() => void) | undefined;
}

/**
 * A short message over the foot of the page, with a button to take the change back. It stays until its owner removes it:
 * a message with a button must not go by itself. Renders a `<div role="group">`; safe in server components.
 */
export function Toast({ label, children, actionText, onAction, onClose, labels, className, ...rest }: ToastProps) {
  const settings = useSettings();
  const messages = mergeLabels(en.Toast, settings.labels.Toast, labels);
  return (
    <div aria-label={label} {...rest} role="group" className={clsx('mr-Toast-root mr-kit', className)}>
      <span className="mr-Toast-text">{children}</span>
      {onAction && actionText !== undefined ? (
        <button type="button" className="mr-Toast-action" onClick={() => onAction()}>
          {actionText}
        </button>
      ) : null}
      {onClose ? (
        <IconButton className="mr-Toast-close" icon={<XIcon />} label={messages.close} onClick={() => onClose()} />
      ) : null}
    </div>
  );
}
