export { PackageCard } from './PackageCard.js';
export type { PackageCardItem, PackageCardProps } from './PackageCard.js';
