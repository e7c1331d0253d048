export { SectionHeader, sectionHeaderLabels } from './SectionHeader';
export type { SectionHeaderLabels, SectionHeaderProps, SectionHeaderTab } from './SectionHeader';
