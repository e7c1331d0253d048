export { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
export type { VisuallyHiddenProps } from '../../internal/parts/VisuallyHidden.js';
export type VisuallyHiddenPart = 'root';
