export { ProgressBar } from './ProgressBar';
export type { ProgressBarProps } from './ProgressBar';
export { progressBarLabels } from './labels';
export type { ProgressBarLabels } from './labels';
