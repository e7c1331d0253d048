export { ErrorState } from './ErrorState';
export type { ErrorStateProps } from './ErrorState';
export { errorStateLabels } from './labels';
export type { ErrorStateLabels } from './labels';
