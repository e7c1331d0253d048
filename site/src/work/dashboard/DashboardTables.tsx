import { StatusBadge } from '@marketrow/components/StatusBadge';
import { orderNumber } from '../../account/orderNumber';
import { money, number } from '../../i18n/format';
import { href } from '../../routes';
import { workPaths } from '../../workRoutes';
import { Thing } from '../base/cells';
import { WorkProvider } from '../base/WorkProvider';
import { TablePanel } from './TablePanel';
import { useDashboard, type DashboardProps } from './useDashboard';

/** What was bought lately, and what is sold out. */
export function DashboardTables(props: DashboardProps) {
  const { context } = props;
  const { locale, currency, messages } = context;
  const { columns, dashboard: t } = messages;
  const { data } = useDashboard(props);
  const amount = (dollars: number) => money(locale, currency, Math.round(dollars * 100));
  const product = (slug: string | undefined) => slug && href(locale, workPaths.record('admin', 'products', slug));
  return (
    <WorkProvider context={context}>
      <div className="work-tables">
        <TablePanel
          id="purchases"
          title={t.purchases}
          more={{ text: t.allOrders, href: href(locale, workPaths.list('admin', 'orders')) }}
          head={[columns.order, columns.product, columns.payment, columns.amount]}
          rows={data.purchases.map((row) => ({
            key: row.id,
            cells: [
              <a key="order" href={href(locale, workPaths.record('admin', 'orders', row.id))}>
                {orderNumber(row)}
              </a>,
              <Thing key="product" title={row.product} text={row.customer} image={row.image} />,
              <StatusBadge key="payment" status={row.payment} />,
              amount(row.amount),
            ],
          }))}
        />
        <TablePanel
          id="stock-out"
          title={t.stockOut}
          more={{ text: t.allProducts, href: href(locale, workPaths.list('admin', 'products')) }}
          head={[columns.product, columns.stock, columns.amount]}
          figures={2}
          rows={data.stockOut.map((row) => ({
            key: row.slug ?? row.product,
            cells: [
              <Thing key="product" title={row.product} image={row.image} href={product(row.slug)} />,
              number(locale, row.stock),
              amount(row.amount),
            ],
          }))}
        />
      </div>
    </WorkProvider>
  );
}
