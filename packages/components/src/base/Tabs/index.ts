export { Tabs } from './Tabs.js';
export type { TabsItem, TabsProps } from './Tabs.js';
export type { TabsChangeReason } from './tabsState.js';
export type TabsPart = 'root' | 'list' | 'tab' | 'panel' | 'heading';
