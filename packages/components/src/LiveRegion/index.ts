export { announce, liveRegion } from './announce';
export { LiveRegion } from './LiveRegion';
export type { LiveRegionProps } from './LiveRegion';
