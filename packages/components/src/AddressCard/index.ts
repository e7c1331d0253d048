export { AddressCard } from './AddressCard';
export type { AddressCardProps } from './AddressCard';
export { addressCardLabels } from './labels';
export type { AddressCardLabels } from './labels';
