export { Tabs } from './Tabs';
export type { TabsItem, TabsProps } from './Tabs';
export type { TabsChangeReason } from './tabsState';
