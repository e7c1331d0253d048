export { RingChart } from './RingChart';
export type { RingChartItem, RingChartProps } from './RingChart';
