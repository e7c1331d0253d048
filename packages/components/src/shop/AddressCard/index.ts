export { AddressCard } from './AddressCard.js';
export type { AddressCardProps } from './AddressCard.js';
