import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { Badge } from '../../base/Badge/index.js';
import type { BadgeProps } from '../../base/Badge/index.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './StatusBadge.css';

export interface StatusBadgeProps extends Omit<BadgeProps, 'variant' | 'children'>, SharedProps<never, 'StatusBadge'> {
  /** Status from the record, such as `Delivered`. An unknown one is shown unchanged. */
  status: string;
  /** Color. @default by `status` */
  tone?: BadgeProps['tone'];
  /** Variant `accent` uses the accent color instead of a tone. Optional. */
  variant?: 'accent' | undefined;
}

const tones: Readonly<Record<keyof Labels<'StatusBadge'>, BadgeProps['tone']>> = {
  pending: 'neutral',
  processing: 'warning',
  delivered: 'success',
  cancelled: 'danger',
  accepted: 'success',
  rejected: 'danger',
  success: 'success',
  open: 'success',
  closed: 'neutral',
  urgent: 'danger',
  normal: 'info',
};

/** Status of an order, ticket or request, as text and color. Renders a `<span>`; safe in server components. */
export function StatusBadge({ status, tone, variant, labels, className, ...props }: StatusBadgeProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.StatusBadge, settings.labels.StatusBadge, labels);
  const key = status.toLowerCase();
  const known = Object.hasOwn(tones, key) ? (key as keyof Labels<'StatusBadge'>) : undefined;
  return (
    <Badge
      {...rest}
      className={clsx('mr-StatusBadge-root mr-kit', className)}
      variant={variant}
      tone={tone ?? (variant ? undefined : known === undefined ? 'neutral' : tones[known])}
    >
      {known === undefined ? status : messages[known]}
    </Badge>
  );
}
