export { SectionHeader } from './SectionHeader';
export type { SectionHeaderProps, SectionHeaderTab } from './SectionHeader';
export { sectionHeaderLabels } from './labels';
export type { SectionHeaderLabels } from './labels';
