import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { StatCard } from '@marketrow/components/StatCard';
import { lazy, Suspense } from 'react';
import { fill } from '../../i18n/fill';
import { plural } from '../../i18n/format';
import { filteredList } from '../../workRoutes';
import { WorkProvider } from '../base/WorkProvider';
import type { DashboardSeries } from './series';
import { useDashboard, type DashboardProps } from './useDashboard';

/** Drawn by the build; its code comes after the page. */
const Sparkline = lazy(async () => ({ default: (await import('@marketrow/components/Sparkline')).Sparkline }));

/** The course of each figure over the months. */
const courses: Readonly<Record<string, keyof Omit<DashboardSeries, 'months'>>> = {
  orders: 'orders',
  'sold-items': 'pieces',
  'gross-sale': 'sales',
  commission: 'commission',
  'new-customers': 'newCustomers',
  cancelled: 'cancelled',
};

/** The greeting and the figures of the administrator's first page. */
export function DashboardFigures({ name, ...props }: DashboardProps & { name: string }) {
  const { context } = props;
  const { locale, messages } = context;
  const t = messages.dashboard;
  const { data, hasFailed, retry } = useDashboard(props);
  const { pending } = data;
  return (
    <WorkProvider context={context}>
      {hasFailed ? (
        <Alert
          className="work-banner"
          tone="warning"
          role="alert"
          actions={
            <Button
              variant="quiet"
              onClick={() => {
                // The button goes with the message.
                document.querySelector('main')?.focus();
                retry();
              }}
            >
              {t.retry}
            </Button>
          }
        >
          {t.stale}
        </Alert>
      ) : null}
      <div className="work-figures">
        <section className="work-greeting" aria-label={t.greetingLabel}>
          <h2>{fill(t.greeting, { name })}</h2>
          <p>
            <a href={filteredList(locale, 'admin', 'orders', { column: 'status', value: 'Pending' })}>
              {plural(locale, messages.waiting.orders, pending.orders)}
            </a>
            <a href={filteredList(locale, 'admin', 'refund-requests', { column: 'status', value: 'Pending' })}>
              {plural(locale, messages.waiting['refund-requests'], pending.refunds)}
            </a>
          </p>
        </section>
        {data.cards.map(({ id, title, amount1, amount2, percentage, status, unit }) => (
          <StatCard
            key={id}
            title={title}
            headingLevel={2}
            amount={amount1}
            previousAmount={amount2}
            change={status === 'down' ? -percentage : percentage}
            type={unit === 'dollar' ? 'money' : 'number'}
            spark={sparkOf(data.series, id, status === 'down')}
            tone={id === 'cancelled' && percentage > 0 ? (status === 'down' ? 'success' : 'danger') : undefined}
          />
        ))}
      </div>
    </WorkProvider>
  );
}

/** The line at the foot of a figure. An average has none: it would be drawn from few orders. */
function sparkOf(series: DashboardSeries, id: string, isDown: boolean) {
  const course = courses[id];
  if (course === undefined) return undefined;
  return (
    <Suspense>
      <Sparkline values={series[course]} tone={isDown === (id !== 'cancelled') ? 'danger' : 'success'} />
    </Suspense>
  );
}
