export { FactList } from './FactList';
export type { FactListItem, FactListProps } from './FactList';
