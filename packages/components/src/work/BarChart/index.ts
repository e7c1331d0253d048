export type { ChartItem, ChartSeries } from '../chart/chartTypes';
export { BarChart } from './BarChart';
export type { BarChartProps } from './BarChart';
