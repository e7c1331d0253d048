export { StoryRow } from './StoryRow.js';
export type { StoryRowItem, StoryRowProps } from './StoryRow.js';
export type StoryRowPart = 'root' | 'item' | 'link' | 'frame' | 'picture' | 'title';
