import { Breadcrumbs } from '@marketrow/components/Breadcrumbs';
import { Button } from '@marketrow/components/Button';
import type { ReactNode } from 'react';
import type { Order } from '../data/types';
import { href, paths } from '../routes';
import type { AccountContext } from './model/types';

export interface GuestFrameProps {
  context: AccountContext;
  /** Title of the page, as the last step of the trail. */
  title: string;
  /** Optional. The order, once it is there. */
  order?: Order | undefined;
  /** The page itself. */
  children: ReactNode;
}

/** Frame of an order that was placed without an account: no menu, and after the order the ways on. */
export function GuestFrame({ context: { locale, messages }, title, order, children }: GuestFrameProps) {
  const t = messages.account.order.guest;
  return (
    <>
      <Breadcrumbs items={[{ title: messages.home, href: href(locale, paths.home) }, { title }]} />
      <div className="site-account-page">
        {children}
        {order === undefined ? null : (
          <section className="site-order-box site-guest-ways" aria-labelledby="guest-ways">
            <h2 id="guest-ways">{t.title}</h2>
            <p>
              {`${t.text} `}
              <a href={href(locale, paths.order(order.id))}>{t.link}</a>
            </p>
            <p>
              {`${t.later} `}
              <a href={href(locale, paths.findOrder)}>{t.find}</a>
            </p>
            <p>{t.account}</p>
            <p className="site-empty-actions site-start">
              {/* Not in the query: servers and logs would read the email. */}
              <Button
                href={`${href(locale, paths.register)}#${String(new URLSearchParams({ email: order.users.email }))}`}
              >
                {t.register}
              </Button>
              <Button variant="quiet" href={href(locale, paths.home)}>
                {t.home}
              </Button>
            </p>
          </section>
        )}
      </div>
    </>
  );
}
