export { OrderTimeline } from './OrderTimeline.js';
export type { OrderTimelineProps } from './OrderTimeline.js';
