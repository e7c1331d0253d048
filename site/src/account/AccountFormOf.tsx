import { lazy, Suspense } from 'react';
import { addressTitle } from './titleOf';
import type { AccountContext, AccountData } from './model/types';

// Each form comes with its library; a page without one does not load it.
const ProfileEdit = lazy(async () => ({ default: (await import('./ProfileEdit')).ProfileEdit }));
const AddressEdit = lazy(async () => ({ default: (await import('./AddressEdit')).AddressEdit }));
const SelfService = lazy(async () => ({ default: (await import('./SelfService')).SelfService }));
const TicketReply = lazy(async () => ({ default: (await import('./TicketReply')).TicketReply }));

export interface AccountFormOfProps {
  context: AccountContext;
  data: AccountData;
}

/** The form of a page with the shopper's own records. */
export function AccountFormOf({ context, data: { facts, body } }: AccountFormOfProps) {
  const form = () => {
    if (!facts) return null;
    if (body.kind === 'profile') return facts.selfService ? <SelfService context={context} /> : null;
    if (body.kind === 'profile-edit') return <ProfileEdit context={context} user={facts.user} />;
    if (body.kind === 'ticket') return <TicketReply context={context} slug={body.ticket.slug} />;
    if (body.kind !== 'address') return null;
    const label = addressTitle(context, body.address);
    return <AddressEdit context={context} address={body.address} phone={facts.user.phone} label={label} />;
  };
  return <Suspense>{form()}</Suspense>;
}
