import { Alert } from '@marketrow/components/Alert';
import { ConfirmDialog } from '@marketrow/components/ConfirmDialog';
import { KitProvider } from '@marketrow/components/KitProvider';
import { announce } from '@marketrow/components/LiveRegion';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Address } from '../data/types';
import { fill } from '../i18n/fill';
import { findAll, read } from '../markup';
import { localeFacts } from '../routes';
import { AccountLists } from './AccountLists';
import { AccountStates } from './AccountStates';
import { AccountFormOf } from './AccountFormOf';
import { onChanged } from './changed';
import { changeAccount, type AccountNote } from './changes';
import { titleOf } from './titleOf';
import { useAccount, type AccountState } from './useAccount';
import type { AccountContext, AccountRequest } from './model/types';

export interface AccountLiveProps {
  context: AccountContext;
  request: AccountRequest;
  /** Whether the sample customer stands in for a shopper who is not logged in. @default true */
  withSample?: boolean | undefined;
  /** The address that is to be removed, as asked on the static page. */
  removing?: string | undefined;
  /** What was done on the page before. */
  note?: AccountNote | undefined;
  /** Thanks a guest for an order that was placed just now. @default false */
  isPlaced?: boolean | undefined;
  /** Whether the heading gets the focus once the page is there, unless something else has it by then. */
  focusHeading?: boolean | undefined;
}

/** A page of the account, with the records of this browser's session. */
export function AccountLive(props: AccountLiveProps) {
  const { context, request, withSample = true, removing, note, isPlaced = false, focusHeading = false } = props;
  const { locale, currency, labels, messages } = context;
  const t = messages.account;
  const { state, reload } = useAccount(locale, request, withSample);
  const [asked, setAsked] = useState(removing);
  const [hasFailed, setFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // The button that tries again goes with the failure.
  const [isRetried, setRetried] = useState(false);
  const toHeading = focusHeading || isRetried;

  useEffect(() => {
    if (note !== undefined) announce(t.notes[note]);
  }, [t, note]);
  useEffect(() => onChanged(reload), [reload]);
  useEffect(() => {
    if (state.status === 'ready') document.title = titleOf(context, state.data);
  }, [context, state]);

  const isReady = state.status === 'ready';
  useEffect(() => {
    if (isReady && toHeading && document.activeElement === document.body) root.current?.querySelector('h1')?.focus();
  }, [isReady, toHeading]);
  const retry = () => {
    setRetried(true);
    reload();
  };

  const addresses = state.status === 'ready' && state.data.body.kind === 'addresses' ? state.data.body.addresses : [];
  const address = addresses.find(({ id }) => id === asked);
  const ask = ({ id }: Address) => {
    setFailed(false);
    setAsked(id);
  };
  const keep = () => {
    const button =
      root.current && [...findAll(root.current, 'remove-address')].find((one) => read(one, 'remove-address') === asked);
    setAsked(undefined);
    // The dialog closes first. The button of a static page is gone by then: the focus goes to the one in its place.
    setTimeout(() => button?.focus());
  };
  const remove = async () => {
    if (!address) return true;
    setFailed(false);
    try {
      await changeAccount('DELETE', `/api/address/user/${address.id}`);
      // First the dialog closes and gives the focus back to the button that asked, which is about to go: then the heading takes it.
      flushSync(() => setAsked(undefined));
      announce(fill(t.addresses.removed, { title: address.title }));
      root.current?.querySelector('h1')?.focus();
      reload();
      return true;
    } catch {
      setFailed(true);
      announce(t.addresses.removeFailed, { urgent: true });
      return false;
    }
  };

  return (
    <KitProvider locale={localeFacts[locale].tag} currency={currency} labels={labels}>
      <div ref={root}>
        {note === undefined || (isPlaced && isGuests(state)) ? null : (
          <Alert tone="success" className="site-account-note">
            {t.notes[note]}
          </Alert>
        )}
        {state.status === 'ready' ? (
          <AccountLists context={context} data={state.data} isPlaced={isPlaced} onRemoveAddress={ask}>
            <AccountFormOf context={context} data={state.data} />
          </AccountLists>
        ) : (
          <AccountStates context={context} request={request} state={state} onRetry={retry} />
        )}
        <ConfirmDialog
          open={address !== undefined}
          onOpenChange={keep}
          onConfirm={remove}
          title={fill(t.addresses.removeAsk, { title: address?.title ?? '' })}
          description={t.addresses.removeText}
          confirmText={t.addresses.removeYes}
        >
          {hasFailed ? <Alert tone="danger">{t.addresses.removeFailed}</Alert> : null}
        </ConfirmDialog>
      </div>
    </KitProvider>
  );
}

/** Returns true for an order of a guest, whose page thanks by itself. */
function isGuests(state: AccountState): boolean {
  return state.status !== 'ready' || state.data.facts === undefined;
}
