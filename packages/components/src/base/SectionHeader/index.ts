export { SectionHeader } from './SectionHeader.js';
export type { SectionHeaderProps, SectionHeaderItem } from './SectionHeader.js';
export type SectionHeaderPart = 'root' | 'heading' | 'tabs' | 'tab' | 'more';
