export { ServiceList } from './ServiceList';
export type { ServiceListItem, ServiceListProps } from './ServiceList';
export { serviceListLabels } from './labels';
export type { ServiceListLabels } from './labels';
