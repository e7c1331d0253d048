export { resetLiveRegions } from '../internal/announce';
export { polyfillJsdom } from './polyfillJsdom';
