export { SectionHeader } from './SectionHeader';
export type { SectionHeaderProps, SectionHeaderItem } from './SectionHeader';
export { sectionHeaderLabels } from './labels';
export type { SectionHeaderLabels } from './labels';
