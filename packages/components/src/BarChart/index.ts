export type { ChartItem, ChartSeries } from '../internal/chart/chartTypes';
export { BarChart } from './BarChart';
export type { BarChartProps } from './BarChart';
