export { RingChart } from './RingChart.js';
export type { RingChartItem, RingChartProps } from './RingChart.js';
export type RingChartPart =
  | 'root'
  | 'plot'
  | 'ring'
  | 'shapes'
  | 'part'
  | 'middle'
  | 'total'
  | 'totalLabel'
  | 'legend'
  | 'key'
  | 'title'
  | 'share';
