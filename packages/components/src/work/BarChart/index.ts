export type { ChartItem, ChartSeries } from '../chart/chartTypes.js';
export { BarChart } from './BarChart.js';
export type { BarChartProps } from './BarChart.js';
export type BarChartPart = 'root' | 'bar';
