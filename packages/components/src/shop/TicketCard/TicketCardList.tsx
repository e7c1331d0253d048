import { useSettings } from '#settings';
import type { ComponentProps } from 'react';
import { CardTable } from '../../base/parts/CardTable.js';
import { hrefOf } from '../../internal/text/hrefs.js';
import type { HrefSource } from '../../internal/text/hrefs.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { TicketCard } from './TicketCard.js';
import type { TicketCardProps, TicketCardTicket } from './TicketCard.js';

export interface TicketCardListProps
  extends
    Omit<ComponentProps<'table'>, 'children'>,
    HrefSource<TicketCardTicket>,
    Pick<TicketCardProps, 'locale' | 'renderLink' | 'labels'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Tickets in display order. */
  items: readonly TicketCardTicket[];
}

/** Table of support tickets, whose rows are cards on phones. Renders a `<table>`; safe in server components. */
export function TicketCardList({
  label,
  items,
  hrefFor,
  hrefTemplate,
  locale,
  renderLink,
  labels,
  ...props
}: TicketCardListProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.TicketCard, settings.labels.TicketCard, labels);
  const { title, type, state, category, date } = messages.columns;
  return (
    <CardTable
      aria-label={label ?? messages.label}
      {...rest}
      rootClass="mr-TicketCardList-root mr-kit"
      columns={[title, type, state, category, date]}
    >
      {items.map((ticket) => (
        <TicketCard
          key={ticket.slug}
          ticket={ticket}
          href={hrefOf(ticket, { hrefFor, hrefTemplate })}
          {...{ locale, renderLink, labels }}
        />
      ))}
    </CardTable>
  );
}
