import { ConversationThread } from '@marketrow/components/ConversationThread';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import { ticketCardLabels } from '@marketrow/components/TicketCard';
import type { ReactNode } from 'react';
import type { Ticket } from '../data/types';
import { fill } from '../i18n/fill';
import { date } from '../i18n/format';
import { paths } from '../routes';
import { AccountFrame } from './AccountFrame';
import type { AccountContext, AccountFacts } from './model/types';

export interface TicketViewProps {
  context: AccountContext;
  facts: AccountFacts;
  ticket: Ticket;
  /** The form of the reply. */
  children?: ReactNode;
}

/** One ticket with its conversation. */
export function TicketView({ context, facts, ticket, children }: TicketViewProps) {
  const { locale, messages, labels } = context;
  const t = messages.account.ticket;
  const categories = labels.TicketCard?.categories ?? ticketCardLabels.categories;
  const own = `${ticket.user.name.firstName} ${ticket.user.name.lastName}`;
  return (
    <AccountFrame
      context={context}
      facts={facts}
      section={paths.tickets}
      crumbs={[{ title: messages.account.tickets.title, path: paths.tickets }, { title: ticket.title }]}
    >
      <div className="site-title site-ticket-title">
        <div>
          <h1 tabIndex={-1}>{ticket.title}</h1>
          <p className="site-ticket-facts">
            <StatusBadge status={ticket.status} /> <StatusBadge status={ticket.type} />{' '}
            <span>
              {categories[ticket.category] ?? ticket.category} · {fill(t.opened, { date: date(locale, ticket.date) })}
            </span>
          </p>
        </div>
      </div>
      <ConversationThread
        label={t.conversation}
        items={(ticket.conversation ?? []).map((item) => ({
          ...item,
          // A name may have changed since; the picture is the same.
          own: item.name === own || item.imgUrl === ticket.user.avatar,
        }))}
      />
      {children}
    </AccountFrame>
  );
}
