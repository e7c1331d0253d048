export type { ChartItem, ChartSeries } from '../chart/chartTypes.js';
export { LineChart } from './LineChart.js';
export type { LineChartProps } from './LineChart.js';
export type LineChartPart = 'root' | 'area' | 'line';
