export { AddressCard } from './AddressCard.js';
export type { AddressCardProps } from './AddressCard.js';
export type AddressCardPart = 'root' | 'remove' | 'edit' | 'head' | 'icon' | 'title' | 'badge' | 'lines' | 'actions';
