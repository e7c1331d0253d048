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
  /** Accessible name of the group of message and buttons, for example "Undo". */
  label: string;
  /** Message. Call `announce` as well: a toast takes no focus. */
  children: ReactNode;
  /** Text of the action button, for example "Undo". */
  actionText?: string | undefined;
  /** Called by the action button. Without it there is no such button. */
  onAction?: (() => void) | undefined;
  /** Called when the user closes the toast. Without it there is no close button. */
  onClose?: (() => void) | undefined;
}

/**
 * Short message over the bottom of the page, with an action button. Stays until its owner removes it: a message with a
 * button must not disappear by itself. Renders a `<div role="group">`; safe in server components.
 */
export function Toast({ label, children, actionText, onAction, onClose, labels, className, ...props }: ToastProps) {
  const [settings, rest] = useSettings(props);
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
