import type { SectionHeaderLabels } from './labels';

/** The German strings of `SectionHeader`. */
export const sectionHeaderLabels: SectionHeaderLabels = { more: 'Alle ansehen', moreName: 'Alle ansehen: {title}' };
