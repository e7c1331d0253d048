export { OrderTimeline } from './OrderTimeline';
export type { OrderTimelineProps } from './OrderTimeline';
export { orderTimelineLabels } from './labels';
export type { OrderTimelineLabels } from './labels';
