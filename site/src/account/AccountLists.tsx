import { KitProvider } from '@marketrow/components/KitProvider';
import type { Address } from '../data/types';
import { localeFacts } from '../routes';
import type { ReactNode } from 'react';
import { AccountEditView } from './AccountEditView';
import { AddressesView } from './AddressesView';
import { LogInView } from './LogInView';
import { OrdersView } from './OrdersView';
import { OrderView } from './OrderView';
import { ProfileView } from './ProfileView';
import { TicketsView } from './TicketsView';
import { TicketView } from './TicketView';
import type { AccountContext, AccountData } from './model/types';

export interface AccountListsProps {
  context: AccountContext;
  data: AccountData;
  /** Asks before an address is removed. Left out: the page's script does it. */
  onRemoveAddress?: ((address: Address) => void) | undefined;
  /** Thanks a guest for an order that was placed just now. @default false */
  isPlaced?: boolean | undefined;
  /** The form of the page, if it has one. */
  children?: ReactNode;
}

/** A page of the account. */
export function AccountLists(props: AccountListsProps) {
  const { context, onRemoveAddress, isPlaced, children } = props;
  const { facts, body } = props.data;
  const view = () => {
    if (body.kind === 'orders')
      return <OrdersView context={context} facts={facts} orders={body.orders} page={body.page} />;
    if (body.kind === 'order')
      return (
        <OrderView context={context} facts={facts} order={body.order} refunds={body.refunds} isPlaced={isPlaced} />
      );
    if (body.kind === 'log-in' || !facts) return <LogInView context={context} body={body} />;
    const common = { context, facts };
    if (body.kind === 'profile')
      return (
        <ProfileView {...common} onItsWay={body.onItsWay}>
          {children}
        </ProfileView>
      );
    if (body.kind === 'ticket')
      return (
        <TicketView {...common} ticket={body.ticket}>
          {children}
        </TicketView>
      );
    if (body.kind === 'tickets') return <TicketsView {...common} tickets={body.tickets} />;
    if (body.kind === 'addresses')
      return <AddressesView {...common} addresses={body.addresses} onRemove={onRemoveAddress} />;
    return (
      <AccountEditView {...common} body={body}>
        {children}
      </AccountEditView>
    );
  };
  const { locale, currency, labels } = context;
  return (
    <KitProvider locale={localeFacts[locale].tag} currency={currency} labels={labels}>
      {view()}
    </KitProvider>
  );
}
