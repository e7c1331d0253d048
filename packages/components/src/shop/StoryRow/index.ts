export { StoryRow } from './StoryRow';
export type { StoryRowItem, StoryRowProps } from './StoryRow';
