export { announce, liveRegion } from '../internal/announce';
export { LiveRegion } from './LiveRegion';
export type { LiveRegionProps } from './LiveRegion';
