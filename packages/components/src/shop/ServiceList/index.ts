export { ServiceList } from './ServiceList';
export type { ServiceListItem, ServiceListProps } from './ServiceList';
