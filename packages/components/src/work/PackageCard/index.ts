export { PackageCard } from './PackageCard';
export type { PackageCardItem, PackageCardProps } from './PackageCard';
