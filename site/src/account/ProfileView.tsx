import { Avatar } from '@marketrow/components/Avatar';
import { Button } from '@marketrow/components/Button';
import { BadgeCheckIcon } from '@marketrow/components/icons/BadgeCheckIcon';
import { PencilIcon } from '@marketrow/components/icons/PencilIcon';
import type { ReactNode } from 'react';
import { date, number } from '../i18n/format';
import { href, paths } from '../routes';
import { AccountFrame } from './AccountFrame';
import type { AccountContext, AccountFacts } from './model/types';

export interface ProfileViewProps {
  context: AccountContext;
  facts: AccountFacts;
  /** Orders that are being packed or brought. */
  onItsWay: number;
  /** Actions of the user with the account. Optional. */
  children?: ReactNode;
}

/** Who the shopper is. */
export function ProfileView({ context, facts, onItsWay, children }: ProfileViewProps) {
  const { locale, messages } = context;
  const t = messages.account.profile;
  const { user, counts } = facts;
  const name = `${user.name.firstName} ${user.name.lastName}`.trim();
  const figures = [
    [counts.orders, t.orders],
    [onItsWay, t.onItsWay],
    [counts.tickets, t.tickets],
  ] as const;
  const rows = [
    [t.firstName, user.name.firstName],
    [t.lastName, user.name.lastName],
    [t.mail, user.email],
    [t.phone, user.phone],
    ...(user.dateOfBirth === undefined ? [] : [[t.birthDate, date(locale, user.dateOfBirth)] as const]),
    ...(user.verified === undefined ? [] : [[t.verified, user.verified ? t.yes : t.no] as const]),
  ] as const;
  return (
    <AccountFrame
      context={context}
      facts={facts}
      section={paths.profile}
      crumbs={[{ title: t.title, path: paths.profile }]}
    >
      <div className="site-title">
        <h1 tabIndex={-1}>{t.title}</h1>
        <Button href={href(locale, paths.profileOf(user.id))} startIcon={<PencilIcon />}>
          {t.edit}
        </Button>
      </div>
      <div className="site-profile-band">
        <Avatar name={name} src={user.avatar} size="lg" />
        <div>
          <p className="site-profile-name">{name}</p>
          {user.verified ? (
            <p className="site-profile-verified">
              <BadgeCheckIcon /> {t.verifiedShopper}
            </p>
          ) : null}
        </div>
        <dl>
          {figures.map(([count, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number(locale, count)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="site-profile-rows">
        {/* An account that was registered has no phone, and perhaps no last name. */}
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </AccountFrame>
  );
}
