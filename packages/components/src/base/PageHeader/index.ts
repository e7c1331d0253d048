export { PageHeader } from './PageHeader.js';
export type { PageHeaderProps } from './PageHeader.js';
