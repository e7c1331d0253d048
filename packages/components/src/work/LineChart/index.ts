export type { ChartItem, ChartSeries } from '../chart/chartTypes';
export { LineChart } from './LineChart';
export type { LineChartProps } from './LineChart';
