export { FilterSidebar } from './FilterSidebar';
export type { FilterSidebarProps } from './FilterSidebar';
export { filterSidebarLabels } from './labels';
export type { FilterSidebarLabels } from './labels';
