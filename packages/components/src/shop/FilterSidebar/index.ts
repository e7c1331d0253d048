export { FilterSidebar } from './FilterSidebar';
export type { FilterSidebarProps } from './FilterSidebar';
