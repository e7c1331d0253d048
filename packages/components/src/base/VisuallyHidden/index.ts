export { VisuallyHidden } from '../../internal/parts/VisuallyHidden';
export type { VisuallyHiddenProps } from '../../internal/parts/VisuallyHidden';
