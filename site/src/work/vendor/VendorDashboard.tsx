import { PackageCard } from '@marketrow/components/PackageCard';
import { ProgressBar } from '@marketrow/components/ProgressBar';
import { Rating } from '@marketrow/components/Rating';
import { StatCard } from '@marketrow/components/StatCard';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import { orderNumber } from '../../account/orderNumber';
import { fill } from '../../i18n/fill';
import { date, money } from '../../i18n/format';
import { href } from '../../routes';
import { workPaths } from '../../workRoutes';
import { Thing } from '../base/cells';
import { packageTerms } from '../base/packageTerms';
import { RecordStates } from '../base/RecordStates';
import { keepingShop } from '../base/vendorShop';
import { WorkProvider } from '../base/WorkProvider';
import { TablePanel } from '../dashboard/TablePanel';
import { packageItems } from '../packages/PackageCards';
import { useVendor, type VendorDashboardProps } from './useVendor';

/** The first page of a seller: what the shop earned, its package, what shoppers say, and what waits. */
export function VendorDashboard(props: VendorDashboardProps) {
  const { context } = props;
  const { locale, currency, messages } = context;
  const { columns, vendor: t } = messages;
  const { state, retry, shop } = useVendor(props);
  const list = (name: string) => keepingShop(href(locale, workPaths.list('vendor', name)), shop);
  if (state.status !== 'ready') {
    return (
      <WorkProvider context={context}>
        <RecordStates context={context} status={state.status} name={columns.shop} onRetry={retry} />
      </WorkProvider>
    );
  }
  const data = state.record;
  const terms = packageTerms[data.package.name];
  const amount = (dollars: number) => money(locale, currency, Math.round(dollars * 100));
  return (
    <WorkProvider context={context}>
      <div className="work-figures">
        <section className="work-greeting" aria-label={messages.dashboard.greetingLabel}>
          <h2>{fill(messages.dashboard.greeting, { name: data.owner.name.split(' ')[0] ?? data.owner.name })}</h2>
          <p>
            <span>{data.shop.name}</span>
            <Rating value={data.rating} count={data.reviewCount} />
          </p>
        </section>
        <StatCard title={columns.balance} headingLevel={2} amount={data.balance} type="money" />
        <StatCard title={columns.earning} headingLevel={2} amount={data.earned} type="money" />
        <StatCard title={columns.commission} headingLevel={2} amount={data.commission} type="money" />
      </div>
      <div className="work-vendor">
        <div className="work-stack">
          <TablePanel
            id="reviews"
            title={t.reviews}
            more={{ text: t.allReviews, href: list('reviews') }}
            head={[columns.product, columns.comment, columns.rating]}
            empty={t.noReviews}
            rows={data.reviews.map((review, index) => ({
              key: String(index),
              cells: [
                <Thing key="product" title={review.name} text={review.customer} image={review.image} />,
                <span key="comment" className="work-comment">
                  {review.comment}
                </span>,
                <Rating key="rating" value={review.rating} />,
              ],
            }))}
          />
          <TablePanel
            id="refunds"
            title={t.refunds}
            more={{ text: t.allRefunds, href: list('refund-requests') }}
            head={[columns.order, columns.product, columns.status, columns.amount]}
            empty={t.noRefunds}
            rows={data.refunds.map((refund) => ({
              key: refund.id ?? refund.orderNo,
              cells: [
                orderNumber({ id: refund.orderNo }),
                <Thing key="product" title={refund.name} image={refund.image} />,
                <StatusBadge key="status" status={refund.status} />,
                amount(refund.amount),
              ],
            }))}
          />
          <TablePanel
            id="payouts"
            title={t.payouts}
            more={{ text: t.allPayouts, href: list('payout-requests') }}
            head={[columns.no, columns.date, columns.status, columns.amount]}
            empty={t.noPayouts}
            rows={data.payouts.map((payout) => ({
              key: payout.no,
              cells: [
                payout.no,
                date(locale, payout.date),
                <StatusBadge key="status" status={payout.status} />,
                amount(payout.amount),
              ],
            }))}
          />
        </div>
        <div className="work-stack">
          <PackageCard
            title={messages.packages[data.package.name]}
            headingLevel={2}
            price={data.package.price}
            period="year"
            current
            description={messages.packagePage.lines[data.package.name]}
            items={packageItems(locale, messages.packagePage, data.package.name)}
          />
          <section className="work-panel work-limits" aria-labelledby="limits">
            <h2 id="limits">{t.limits}</h2>
            <ProgressBar label={messages.nav.products} value={data.products} max={terms.products} format="amount" />
            <ProgressBar label={t.payouts} value={data.payouts.length} max={terms.payouts} format="amount" />
          </section>
        </div>
      </div>
    </WorkProvider>
  );
}
