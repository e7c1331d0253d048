export { Sparkline } from './Sparkline.js';
export type { SparklineProps } from './Sparkline.js';
export type SparklinePart = 'root' | 'area' | 'line';
