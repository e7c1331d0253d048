export { ServiceList, serviceListLabels } from './ServiceList';
export type { ServiceListItem, ServiceListLabels, ServiceListProps } from './ServiceList';
