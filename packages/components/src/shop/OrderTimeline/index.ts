export { OrderTimeline } from './OrderTimeline.js';
export type { OrderTimelineProps } from './OrderTimeline.js';
export type OrderTimelinePart = 'root' | 'step' | 'stop' | 'name' | 'date';
