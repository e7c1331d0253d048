export { BundleBox } from './BundleBox';
export type { BundleBoxItem, BundleBoxProps } from './BundleBox';
export { bundleBoxLabels } from './labels';
export type { BundleBoxLabels } from './labels';
