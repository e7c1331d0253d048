export { StoryViewer } from './StoryViewer';
export type { StoryViewerItem, StoryViewerProps } from './StoryViewer';
export type { StoryChangeReason } from './storyViewerState';
