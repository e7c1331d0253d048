import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { EmptyState } from '@marketrow/components/EmptyState';
import { LifeBuoyIcon } from '@marketrow/components/icons/LifeBuoyIcon';
import { TicketCardList } from '@marketrow/components/TicketCard';
import type { Ticket } from '../data/types';
import { plural } from '../i18n/format';
import { hold, mark } from '../markup';
import { href, paths, pathTemplate } from '../routes';
import { AccountFrame } from './AccountFrame';
import type { AccountContext, AccountFacts } from './model/types';

export interface TicketsViewProps {
  context: AccountContext;
  facts: AccountFacts;
  tickets: readonly Ticket[];
}

/** The support tickets. */
export function TicketsView({ context, facts, tickets }: TicketsViewProps) {
  const { locale, messages } = context;
  const t = messages.account.tickets;
  return (
    <AccountFrame
      context={context}
      facts={facts}
      section={paths.tickets}
      crumbs={[{ title: t.title, path: paths.tickets }]}
    >
      <div className="site-title">
        <div>
          <h1 tabIndex={-1}>{t.title}</h1>
          <p>{plural(locale, t.counted, tickets.length)}</p>
        </div>
        <Button className="site-needs-script" aria-haspopup="dialog" {...hold('order-action', { kind: 'ask-new' })}>
          {t.add}
        </Button>
      </div>
      <Alert tone="danger" className="site-order-note" hidden {...mark('order-action-failed')}>
        {messages.account.order.dialogFailed}
      </Alert>
      {tickets.length === 0 ? (
        <EmptyState
          icon={<LifeBuoyIcon />}
          title={t.emptyTitle}
          actions={
            <Button size="lg" href={href(locale, paths.orders)}>
              {t.emptyAction}
            </Button>
          }
        >
          <p>{t.emptyText}</p>
        </EmptyState>
      ) : (
        <TicketCardList label={t.title} items={tickets} hrefTemplate={href(locale, pathTemplate(paths.ticket))} />
      )}
    </AccountFrame>
  );
}
