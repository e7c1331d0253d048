export { SectionHeader } from './SectionHeader';
export type { SectionHeaderProps, SectionHeaderItem } from './SectionHeader';
