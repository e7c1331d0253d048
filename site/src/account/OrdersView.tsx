import { Button } from '@marketrow/components/Button';
import { EmptyState } from '@marketrow/components/EmptyState';
import { PackageIcon } from '@marketrow/components/icons/PackageIcon';
import { OrderCardList } from '@marketrow/components/OrderCard';
import { Pagination } from '@marketrow/components/Pagination';
import type { Order } from '../data/types';
import { fill } from '../i18n/fill';
import { month, plural } from '../i18n/format';
import { href, pagesTemplate, paths, pathTemplate, resultsPages } from '../routes';
import { AccountFrame } from './AccountFrame';
import type { AccountContext, AccountFacts } from './model/types';

/** Orders on one page. */
export const ordersPerPage = 5;

export interface OrdersViewProps {
  context: AccountContext;
  /** Undefined: a guest's. */
  facts: AccountFacts | undefined;
  orders: readonly Order[];
  /** From 1; beyond the last page the last one is shown. */
  page: number;
}

/** The orders, five a page. */
export function OrdersView({ context, facts, orders, page: wanted }: OrdersViewProps) {
  const { locale, messages } = context;
  const t = messages.account.orders;
  const pages = resultsPages(orders, ordersPerPage);
  const page = Math.min(Math.max(wanted, 1), pages.length);
  const counted =
    facts?.since === undefined
      ? undefined
      : plural(locale, t.counted, orders.length, { month: month(locale, facts.since) });
  const paged =
    pages.length > 1 ? `, ${fill(messages.counts.page, { page: String(page), pages: String(pages.length) })}` : '';
  return (
    <AccountFrame
      context={context}
      facts={facts}
      section={paths.orders}
      crumbs={[{ title: t.title, path: paths.orders }]}
    >
      <div className="site-title">
        <div>
          <h1 tabIndex={-1}>{t.title}</h1>
          {counted === undefined ? null : (
            <p>
              <span>{counted}</span>
              {paged}
            </p>
          )}
        </div>
      </div>
      {orders.length === 0 ? (
        <EmptyState
          icon={<PackageIcon />}
          title={t.emptyTitle}
          actions={
            <Button size="lg" href={href(locale, paths.sales)}>
              {t.emptyAction}
            </Button>
          }
        >
          <p>{t.emptyText}</p>
        </EmptyState>
      ) : (
        <OrderCardList
          label={t.title}
          items={pages[page - 1]?.items ?? []}
          hrefTemplate={href(locale, pathTemplate(paths.order, 'id'))}
        />
      )}
      <Pagination
        page={page}
        pages={pages.length}
        hrefTemplate={href(locale, pagesTemplate(paths.orders))}
        firstHref={href(locale, paths.orders)}
      />
    </AccountFrame>
  );
}
