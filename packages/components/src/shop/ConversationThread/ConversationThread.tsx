import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Avatar } from '../../base/Avatar/index.js';
import { Moment } from '../../internal/parts/Moment.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ConversationThread.css';

/** One thing that was said. */
export interface ConversationThreadItem {
  /** Who said it. */
  name: string;
  /** What was said. */
  text: string;
  /** When, ISO 8601. */
  date: string;
  /** The speaker's face. Left out: the initials. */
  imgUrl?: string | undefined;
  /** Whether the shopper said it: it stands at the other side, under "You". @default false */
  own?: boolean | undefined;
  /** A sentence under it, as for one that was not sent. */
  note?: string | undefined;
}

export interface ConversationThreadProps
  extends Omit<ComponentProps<'ol'>, 'children'>, SharedProps<'locale' | 'renderImage', 'ConversationThread'> {
  /** Accessible name of the whole. @default from `labels` */
  label?: string | undefined;
  /** What was said, the oldest first. */
  items: readonly ConversationThreadItem[];
}

/**
 * What was said between a shopper and the shop, the oldest first. Renders an `<ol>`; safe in server components.
 * A time is written in UTC with the zone named, and in the browser in the reader's zone, which the title names.
 * @selector [data-own] of an item
 */
export function ConversationThread({
  label,
  items,
  locale,
  renderImage,
  labels,
  className,
  ...rest
}: ConversationThreadProps) {
  const settings = useSettings({ locale });
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
