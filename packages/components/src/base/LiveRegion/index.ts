export { announce, liveRegion } from '../../internal/announce';
export type { AnnounceOptions } from '../../internal/announce';
export { LiveRegion } from './LiveRegion';
export type { LiveRegionProps } from './LiveRegion';
