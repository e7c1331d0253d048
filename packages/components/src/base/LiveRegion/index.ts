export { announce, liveRegion } from '../../internal/announce.js';
export type { AnnounceOptions } from '../../internal/announce.js';
export { LiveRegion } from './LiveRegion.js';
export type { LiveRegionProps } from './LiveRegion.js';
export type LiveRegionPart = 'root';
