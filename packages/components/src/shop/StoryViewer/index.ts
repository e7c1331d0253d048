export { StoryViewer } from './StoryViewer.js';
export type { StoryViewerItem, StoryViewerProps } from './StoryViewer.js';
export type { StoryChangeReason } from './storyViewerState.js';
