import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
import { CardCell, CardHead, CardRow } from '../../base/parts/CardRow.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { dateFormat } from '../../internal/text/dateFormat.js';
import { StatusBadge } from '../StatusBadge/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './TicketCard.css';

/** Fields of a ticket that the card shows. */
export interface TicketCardTicket {
  /** URL slug. */
  slug: string;
  /** Subject in one sentence. */
  title: string;
  /** Priority: `Urgent` or `Normal`. */
  type: string;
  /** Status: `Open` or `Closed`. */
  status: string;
  /** Time it was opened, ISO 8601. */
  date: string;
  /** Category, such as `Payment Problem`. */
  category: string;
}

export interface TicketCardProps
  extends Omit<ComponentProps<'tr'>, 'children'>, SharedProps<'locale' | 'renderLink', 'TicketCard'> {
  /** The ticket. */
  ticket: TicketCardTicket;
  /** URL of the ticket page. If omitted, the title is plain text. */
  href?: string | undefined;
}

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/**
 * Support ticket in a list. The link covers the whole card. A row of `TicketCardList` from 900 px, a card below.
 * Renders a `<tr>`; safe in server components.
 */
export function TicketCard({ ticket, href, labels, ...props }: TicketCardProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'TicketCard'>>(en.TicketCard, settings.labels.TicketCard, labels);
  const { categories } = messages;
  return (
    <CardRow {...rest} rootClass="mr-TicketCard-root mr-kit">
      <CardHead className="mr-TicketCard-title" href={href} renderLink={settings.renderLink}>
        {ticket.title}
      </CardHead>
      <CardCell>
        <StatusBadge status={ticket.type} labels={messages.status} />
      </CardCell>
      <CardCell>
        <StatusBadge status={ticket.status} labels={messages.status} />
      </CardCell>
      <CardCell className="mr-TicketCard-category">
        {Object.hasOwn(categories, ticket.category) ? categories[ticket.category] : ticket.category}
      </CardCell>
      <CardCell className="mr-TicketCard-date" arrow={href !== undefined}>
        <time dateTime={ticket.date}>{dateFormat(settings.locale, day).format(new Date(ticket.date))}</time>
      </CardCell>
    </CardRow>
  );
}
