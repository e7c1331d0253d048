export { StoryRow } from './StoryRow.js';
export type { StoryRowItem, StoryRowProps } from './StoryRow.js';
