export { StoryRow } from './StoryRow';
export type { StoryRowItem, StoryRowProps } from './StoryRow';
export { storyRowLabels } from './labels';
export type { StoryRowLabels } from './labels';
