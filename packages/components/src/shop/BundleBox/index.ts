export { BundleBox } from './BundleBox';
export type { BundleBoxItem, BundleBoxProps } from './BundleBox';
