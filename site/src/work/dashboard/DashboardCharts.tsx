import { BarChart } from '@marketrow/components/BarChart';
import { LineChart } from '@marketrow/components/LineChart';
import { RingChart } from '@marketrow/components/RingChart';
import { month, shortMonth } from '../../i18n/format';
import { WorkProvider } from '../base/WorkProvider';
import { useDashboard, type DashboardProps } from './useDashboard';

/** The charts of the administrator's first page: an island of its own, which the browser loads when they are seen. */
export function DashboardCharts(props: DashboardProps) {
  const { context } = props;
  const { locale, messages } = context;
  const t = messages.dashboard;
  const { series, categories } = useDashboard(props).data;
  const byMonth = (...values: readonly (readonly number[])[]) =>
    series.months.map((iso, index) => ({
      title: month(locale, iso),
      shortTitle: shortMonth(locale, iso),
      values: values.map((set) => set[index] ?? null),
    }));
  return (
    <WorkProvider context={context}>
      <div className="work-charts">
        <LineChart
          className="work-panel"
          label={t.sales}
          height={320}
          showArea
          type="money"
          items={byMonth(series.sellers, series.commission)}
          series={[{ title: t.sellers }, { title: t.commission }]}
        />
        <RingChart
          className="work-panel"
          label={t.categories}
          type="money"
          items={categories.map(({ name, amount }) => ({ title: name, value: amount }))}
        />
        <BarChart
          className="work-panel"
          label={t.orders}
          height={284}
          items={byMonth(series.orders)}
          series={[{ title: t.orderSeries }]}
        />
        <BarChart
          className="work-panel"
          label={t.customers}
          items={byMonth(series.newCustomers, series.returning)}
          series={[{ title: t.newCustomers }, { title: t.returning }]}
        />
      </div>
    </WorkProvider>
  );
}
