export { ServiceList } from './ServiceList.js';
export type { ServiceListItem, ServiceListProps } from './ServiceList.js';
export type ServiceListPart = 'root' | 'list' | 'item' | 'icon' | 'title' | 'description';
