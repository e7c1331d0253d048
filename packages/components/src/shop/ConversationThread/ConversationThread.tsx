import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Avatar } from '../../base/Avatar/index.js';
import { Moment } from '../../internal/parts/Moment.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ConversationThread.css';

/** One message. */
export interface ConversationThreadItem {
  /** Name of the author. */
  name: string;
  /** Text of the message. */
  text: string;
  /** Time of the message, ISO 8601. */
  date: string;
  /** URL of the author's image. If omitted, the initials are shown. */
  imgUrl?: string | undefined;
  /** Whether the shopper wrote it: shown on the other side, with the author "You". @default false */
  own?: boolean | undefined;
  /** Note under the message, for example that it was not sent. */
  note?: string | undefined;
}

export interface ConversationThreadProps
  extends Omit<ComponentProps<'ol'>, 'children'>, SharedProps<'locale' | 'renderImage', 'ConversationThread'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Messages, the oldest first. */
  items: readonly ConversationThreadItem[];
}

/**
 * Messages between a shopper and the shop, the oldest first. Renders an `<ol>`; safe in server components. Times are
 * formatted in UTC with the zone named; after hydration in the reader's zone, which the title names.
 * @selector [data-own] of an item
 */
export function ConversationThread({
  label,
  items,
  renderImage,
  labels,
  className,
  ...props
}: ConversationThreadProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ConversationThread, settings.labels.ConversationThread, labels);
  return (
    <ol
      role="list"
      aria-label={label ?? messages.label}
      {...rest}
      className={clsx('mr-ConversationThread-root mr-kit', className)}
    >
      {items.map(({ name, text, date, imgUrl, own = false, note }, index) => (
        <li key={`${date} ${String(index)}`} className="mr-ConversationThread-item" data-own={own ? '' : undefined}>
          <Avatar name={name} src={imgUrl} size="sm" renderImage={renderImage} />
          <div className="mr-ConversationThread-box">
            <p className="mr-ConversationThread-head">
              <span className="mr-ConversationThread-name">{own ? messages.you : name}</span>{' '}
              {own ? null : <span>{`${messages.staff}, `}</span>}
              <Moment date={date} locale={settings.locale} />
            </p>
            <p className="mr-ConversationThread-text">{text}</p>
            {note === undefined ? null : <p className="mr-ConversationThread-note">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
