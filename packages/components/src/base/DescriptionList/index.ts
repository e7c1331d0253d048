export { DescriptionList } from './DescriptionList.js';
export type { DescriptionListItem, DescriptionListProps } from './DescriptionList.js';
export type DescriptionListPart = 'root' | 'item' | 'term' | 'description';
