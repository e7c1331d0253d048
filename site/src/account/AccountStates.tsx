import { Button } from '@marketrow/components/Button';
import { EmptyState } from '@marketrow/components/EmptyState';
import { ErrorState } from '@marketrow/components/ErrorState';
import { SearchIcon } from '@marketrow/components/icons/SearchIcon';
import { announce } from '@marketrow/components/LiveRegion';
import { useEffect } from 'react';
import { href } from '../routes';
import { AccountFrame } from './AccountFrame';
import { GuestFrame } from './GuestFrame';
import { hasSession } from '../hasSession';
import { sectionOf } from './sectionOf';
import type { AccountState } from './useAccount';
import type { AccountContext, AccountRequest } from './model/types';

export interface AccountStatesProps {
  context: AccountContext;
  request: AccountRequest | undefined;
  state: Exclude<AccountState, { status: 'ready' }>;
  onRetry: () => void;
}

/** A page of the account without its data: it is read, it could not be read, or there is no such record. */
export function AccountStates({ context, request, state, onRetry }: AccountStatesProps) {
  const t = context.messages.account;
  const { section, title } = sectionOf(context, request?.kind);
  const failed = state.status === 'failed' ? (state.offline ? t.offline : t.failed) : undefined;
  useEffect(() => {
    if (failed !== undefined) announce(failed);
  }, [failed]);
  const body = (
    <>
      {state.status === 'missing' ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchIcon />}
          title={t.missing}
          actions={
            <Button size="lg" href={href(context.locale, section)}>
              {title}
            </Button>
          }
        >
          <p>{t.missingText}</p>
        </EmptyState>
      ) : (
        <>
          <div className="site-title">
            <h1 tabIndex={-1}>{title}</h1>
          </div>
          {state.status === 'failed' ? (
            <ErrorState title={failed} pending={state.retrying} onRetry={onRetry} />
          ) : (
            <div className="site-skeleton" aria-busy="true">
              <p className="site-hidden">{t.loading}</p>
              <span />
              <span />
              <span />
            </div>
          )}
        </>
      )}
    </>
  );
  // The owner is not known yet: without a session it may be a guest's order.
  if (request?.kind === 'order' && !hasSession())
    return (
      <GuestFrame context={context} title={title}>
        {body}
      </GuestFrame>
    );
  return (
    <AccountFrame context={context} section={section} crumbs={[{ title, path: section }]}>
      {body}
    </AccountFrame>
  );
}
