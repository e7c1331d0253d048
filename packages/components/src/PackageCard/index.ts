export { PackageCard } from './PackageCard';
export type { PackageCardItem, PackageCardProps } from './PackageCard';
export { packageCardLabels } from './labels';
export type { PackageCardLabels } from './labels';
