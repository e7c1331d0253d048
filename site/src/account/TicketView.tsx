import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { ConversationThread } from '@marketrow/components/ConversationThread';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import * as en from '@marketrow/components/labels/en';
import type { ReactNode } from 'react';
import type { Ticket } from '../data/types';
import { fill } from '../i18n/fill';
import { date } from '../i18n/format';
import { hold, mark } from '../markup';
import { paths } from '../routes';
import { AccountFrame } from './AccountFrame';
import type { AccountContext, AccountFacts } from './model/types';

export interface TicketViewProps {
  context: AccountContext;
  facts: AccountFacts;
  ticket: Ticket;
  /** The form of the reply, drawn while the ticket is open. */
  children?: ReactNode;
}

/** One ticket with its conversation. */
export function TicketView({ context, facts, ticket, children }: TicketViewProps) {
  const { locale, messages, labels } = context;
  const t = messages.account.ticket;
  const categories = labels.TicketCard?.categories ?? en.TicketCard.categories;
  const isClosed = ticket.status === 'Closed';
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
              {`${categories[ticket.category] ?? ticket.category} · ${fill(t.opened, { date: date(locale, ticket.date) })}`}
            </span>
          </p>
        </div>
        <Button
          variant="quiet"
          className="site-needs-script"
          {...hold('ticket-status', {
            slug: ticket.slug,
            status: isClosed ? 'Open' : 'Closed',
            done: isClosed ? t.reopened : t.closed,
            failed: t.statusFailed,
          })}
        >
          {isClosed ? t.reopen : t.close}
        </Button>
      </div>
      <Alert tone="danger" className="site-ticket-note" hidden {...mark('ticket-failed')}>
        {t.statusFailed}
      </Alert>
      <ConversationThread
        label={t.conversation}
        items={(ticket.conversation ?? []).map((item) => ({
          ...item,
          // A name may have changed since; the picture is the same.
          own: item.name === own || item.imgUrl === ticket.user.avatar,
        }))}
      />
      {isClosed ? (
        <Alert className="site-account-box" title={t.closedTitle}>
          {t.closedText}
        </Alert>
      ) : (
        children
      )}
    </AccountFrame>
  );
}
