import type { ReactNode } from 'react';
import { paths } from '../routes';
import { AccountFrame } from './AccountFrame';
import { addressTitle } from './titleOf';
import type { AccountBody, AccountContext, AccountFacts } from './model/types';

export interface AccountEditViewProps {
  context: AccountContext;
  facts: AccountFacts;
  body: Extract<AccountBody, { kind: 'profile-edit' | 'address' }>;
  /** The form. */
  children?: ReactNode;
}

/** A page that is nothing but a form: of the profile, or of an address. */
export function AccountEditView({ context, facts, body, children }: AccountEditViewProps) {
  const t = context.messages.account;
  const isProfile = body.kind === 'profile-edit';
  const [path, list] = isProfile ? [paths.profile, t.profile.title] : [paths.addresses, t.addresses.title];
  const title = isProfile ? t.profile.edit : addressTitle(context, body.address);
  return (
    <AccountFrame context={context} facts={facts} section={path} crumbs={[{ title: list, path }, { title }]}>
      <div className="site-title">
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {children}
    </AccountFrame>
  );
}
