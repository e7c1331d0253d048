export type { ChartItem, ChartSeries } from '../internal/chart/chartTypes';
export { LineChart } from './LineChart';
export type { LineChartProps } from './LineChart';
