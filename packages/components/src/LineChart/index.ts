export type { ChartItem, ChartSeries } from '../internal/chart/chartTypes';
export { LineChart } from './LineChart';
export type { LineChartProps } from './LineChart';
export { lineChartLabels } from './labels';
export type { LineChartLabels } from './labels';
