export { resetLiveRegions } from '../internal/announce.js';
export { polyfillJsdom } from './polyfillJsdom.js';
