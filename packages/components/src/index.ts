export * from './base/index.js';
export * from './shop/index.js';
export * from './work/index.js';
export type * from './sharedParts.js';
