export * from './base';
export * from './shop';
export * from './work';
