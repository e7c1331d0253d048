export { PackageCard } from './PackageCard.js';
export type { PackageCardItem, PackageCardProps } from './PackageCard.js';
export type PackageCardPart =
  'root' | 'head' | 'title' | 'price' | 'amount' | 'period' | 'description' | 'items' | 'item' | 'actions';
