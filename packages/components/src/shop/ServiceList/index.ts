export { ServiceList } from './ServiceList.js';
export type { ServiceListItem, ServiceListProps } from './ServiceList.js';
