import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.js';
import { PackageIcon } from '../../icons/PackageIcon.js';
import { ReceiptIcon } from '../../icons/ReceiptIcon.js';
import { XIcon } from '../../icons/XIcon.js';
import { Moment } from '../../internal/parts/Moment.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './OrderTimeline.css';

export interface OrderTimelineProps
  extends Omit<ComponentProps<'ol'>, 'children'>, SharedProps<'locale', 'OrderTimeline'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Status of the order. */
  status: 'Pending' | 'Processing' | 'Delivered' | 'Cancelled';
  /** Time of the order, ISO 8601. Omit to hide the date. */
  createdAt?: string | undefined;
  /** Start of processing, ISO 8601. Omit to hide the date. */
  processedAt?: string | null | undefined;
  /** Time of delivery, ISO 8601. Omit to hide the date. */
  deliveredAt?: string | null | undefined;
}

const steps = ['Pending', 'Processing', 'Delivered'] as const;
/**
 * Steps of an order: Pending, Processing, Delivered, or Pending and Cancelled. Renders an `<ol>`; safe in server
 * components. Times are formatted in UTC with the zone named; after hydration in the reader's zone, which the title
 * names.
 * @selector [data-state="done|current|open|cancelled"] of a step
 */
export function OrderTimeline({
  label,
  status,
  createdAt,
  processedAt,
  deliveredAt,
  labels,
  className,
  ...props
}: OrderTimelineProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.OrderTimeline, settings.labels.OrderTimeline, labels);
  const shown = status === 'Cancelled' ? (['Pending', 'Cancelled'] as const) : steps;
  const at = { Pending: createdAt, Processing: processedAt, Delivered: deliveredAt, Cancelled: undefined };
  const icons = { Pending: ReceiptIcon, Processing: PackageIcon, Delivered: CheckIcon, Cancelled: XIcon };
  const words = {
    Pending: messages.pending,
    Processing: messages.processing,
    Delivered: messages.delivered,
    Cancelled: messages.cancelled,
  };
  const reached = (shown as readonly string[]).indexOf(status);
  return (
    <ol
      role="list"
      aria-label={label ?? messages.label}
      {...rest}
      className={clsx('mr-OrderTimeline-root mr-kit', className)}
    >
      {shown.map((step, index) => {
        const Icon = icons[step];
        const date = index <= reached ? at[step] : undefined;
        const state = index < reached ? 'done' : index > reached ? 'open' : 'current';
        return (
          <li
            key={step}
            className="mr-OrderTimeline-step"
            data-state={step === 'Cancelled' ? 'cancelled' : state}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className="mr-OrderTimeline-stop" aria-hidden="true">
              <Icon />
            </span>
            <span className="mr-OrderTimeline-name">
              <span>{words[step]}</span>
              {state === 'done' ? <VisuallyHidden>{`, ${messages.completed}`}</VisuallyHidden> : null}
            </span>
            {date ? <Moment className="mr-OrderTimeline-date" date={date} locale={settings.locale} /> : null}
          </li>
        );
      })}
    </ol>
  );
}
