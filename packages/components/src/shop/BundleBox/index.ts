export { BundleBox } from './BundleBox.js';
export type { BundleBoxItem, BundleBoxProps } from './BundleBox.js';
