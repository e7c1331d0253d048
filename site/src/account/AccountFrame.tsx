import { Alert } from '@marketrow/components/Alert';
import { Avatar } from '@marketrow/components/Avatar';
import { Breadcrumbs } from '@marketrow/components/Breadcrumbs';
import { HeartIcon } from '@marketrow/components/icons/HeartIcon';
import { LifeBuoyIcon } from '@marketrow/components/icons/LifeBuoyIcon';
import { LogInIcon } from '@marketrow/components/icons/LogInIcon';
import { LogOutIcon } from '@marketrow/components/icons/LogOutIcon';
import { MapPinIcon } from '@marketrow/components/icons/MapPinIcon';
import { PackageIcon } from '@marketrow/components/icons/PackageIcon';
import { SlidersIcon } from '@marketrow/components/icons/SlidersIcon';
import { SmartphoneIcon } from '@marketrow/components/icons/SmartphoneIcon';
import { StoreIcon } from '@marketrow/components/icons/StoreIcon';
import { UserIcon } from '@marketrow/components/icons/UserIcon';
import { SideNav } from '@marketrow/components/SideNav';
import type { ReactNode } from 'react';
import { fill } from '../i18n/fill';
import { mark } from '../markup';
import { href, paths, type Crumb } from '../routes';
import { workPaths } from '../workRoutes';
import type { AccountContext, AccountFacts } from './model/types';

export interface AccountFrameProps {
  context: AccountContext;
  /** Whose account it is. Left out: not known yet. */
  facts?: AccountFacts | undefined;
  /** Path of the list that the page belongs to. */
  section: string;
  /** The steps below the account. */
  crumbs: readonly Crumb[];
  /** The page itself. */
  children: ReactNode;
}

/** What stands round every page of the account: the trail, and the card of links with the counts of the data. */
export function AccountFrame({ context, facts, section, crumbs, children }: AccountFrameProps) {
  const { locale, messages } = context;
  const t = messages.account;
  const to = (path: string) => href(locale, path);
  const trail = [{ title: messages.home, path: paths.home }, { title: t.title, path: paths.profile }, ...crumbs];
  const counts = facts?.counts;
  const items = [
    [
      { title: t.nav.orders, href: to(paths.orders), icon: <PackageIcon />, count: counts?.orders },
      { title: t.nav.wishlist, href: to(paths.wishList), icon: <HeartIcon /> },
      { title: t.nav.tickets, href: to(paths.tickets), icon: <LifeBuoyIcon />, count: counts?.tickets },
    ],
    [
      { title: t.nav.profile, href: to(paths.profile), icon: <UserIcon /> },
      { title: t.nav.addresses, href: to(paths.addresses), icon: <MapPinIcon />, count: counts?.addresses },
    ],
    // Open to everybody in the demo.
    [
      { title: messages.areas.admin, href: to(workPaths.dashboard('admin')), icon: <SlidersIcon /> },
      { title: messages.areas.vendor, href: to(workPaths.dashboard('vendor')), icon: <StoreIcon /> },
    ],
  ];
  return (
    <>
      <Breadcrumbs
        items={trail.map(({ title, path }, index) => ({
          title,
          href: path === undefined || index === trail.length - 1 ? undefined : to(path),
        }))}
      />
      {facts ? (
        <Alert icon={<SmartphoneIcon />} {...mark('sample-note')}>
          {t.sample}
        </Alert>
      ) : null}
      <div className="site-account">
        <SideNav
          className="site-account-nav"
          label={t.title}
          items={items}
          currentHref={to(section)}
          header={facts ? <Person facts={facts} since={t.since} /> : undefined}
          footer={
            <>
              <a className="site-account-log-out" href={to(paths.login)} {...mark('log-in')}>
                <LogInIcon /> {t.nav.logIn}
              </a>
              <button type="button" className="site-account-log-out" {...mark('log-out')}>
                <LogOutIcon /> {t.nav.logOut}
              </button>
            </>
          }
        />
        <div className="site-account-page">{children}</div>
      </div>
    </>
  );
}

function Person({ facts: { user, since: first }, since }: { facts: AccountFacts; since: string }) {
  const name = `${user.name.firstName} ${user.name.lastName}`;
  return (
    <div className="site-account-person">
      <Avatar name={name} src={user.avatar} />
      <p>
        <strong>{name}</strong>
        {first === undefined ? null : <span>{fill(since, { year: first.slice(0, 4) })}</span>}
      </p>
    </div>
  );
}
