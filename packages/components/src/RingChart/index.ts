export { RingChart } from './RingChart';
export type { RingChartItem, RingChartProps } from './RingChart';
export { ringChartLabels } from './labels';
export type { RingChartLabels } from './labels';
