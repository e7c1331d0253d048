export { FilterSidebar } from './FilterSidebar.js';
export type { FilterSidebarProps } from './FilterSidebar.js';
export type FilterSidebarPart = 'root' | 'foot';
