export { EmptyState } from './EmptyState.js';
export type { EmptyStateProps } from './EmptyState.js';
export type EmptyStatePart = 'root' | 'icon' | 'title' | 'text' | 'actions';
