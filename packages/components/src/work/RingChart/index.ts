export { RingChart } from './RingChart.js';
export type { RingChartItem, RingChartProps } from './RingChart.js';
