export { OrderTimeline } from './OrderTimeline';
export type { OrderTimelineProps } from './OrderTimeline';
