export { PageHeader } from './PageHeader.js';
export type { PageHeaderProps } from './PageHeader.js';
export type PageHeaderPart = 'root' | 'line' | 'title' | 'actions' | 'text';
