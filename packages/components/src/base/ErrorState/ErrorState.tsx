import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.js';
import { EmptyState } from '../EmptyState/index.js';
import type { EmptyStateProps } from '../EmptyState/index.js';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.js';
import { RefreshIcon } from '../../icons/RefreshIcon.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ErrorState.css';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'title'>, SharedProps<never, 'ErrorState'> {
  /** Title of the error. @default from `labels` */
  title?: string | undefined;
  /** Called by the retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Retry in progress: the button is busy. @default false */
  pending?: boolean | undefined;
  /** Further actions, after the button. */
  actions?: ReactNode;
  /** Cause and next step. @default from `labels` */
  children?: ReactNode;
}

/**
 * Placeholder for content that failed to load, with a retry button. Renders a `<div>`; safe in server components.
 * @slot icon @slot actions @slot children
 */
export function ErrorState({
  title,
  icon = <CircleAlertIcon />,
  onRetry,
  pending = false,
  actions,
  labels,
  className,
  children,
  ...props
}: ErrorStateProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ErrorState, settings.labels.ErrorState, labels);
  const retry = onRetry ? (
    <Button pending={pending} startIcon={<RefreshIcon />} onClick={() => onRetry()}>
      {pending ? messages.retrying : messages.retry}
    </Button>
  ) : undefined;
  const hasActions = retry !== undefined || (actions !== undefined && actions !== null);
  return (
    <EmptyState
      {...rest}
      className={clsx('mr-ErrorState-root mr-kit', className)}
      icon={icon}
      title={title ?? messages.title}
      actions={
        hasActions ? (
          <>
            {retry}
            {actions}
          </>
        ) : undefined
      }
    >
      {children ?? <p>{messages.text}</p>}
    </EmptyState>
  );
}
