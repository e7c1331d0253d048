export { StoryViewer } from './StoryViewer.js';
export type { StoryViewerItem, StoryViewerProps } from './StoryViewer.js';
export type { StoryChangeReason } from './storyViewerState.js';
export type StoryViewerPart =
  | 'root'
  | 'stage'
  | 'neighbor'
  | 'card'
  | 'picture'
  | 'bars'
  | 'bar'
  | 'fill'
  | 'head'
  | 'avatar'
  | 'names'
  | 'title'
  | 'teller'
  | 'control'
  | 'step'
  | 'previous'
  | 'next'
  | 'foot'
  | 'headline'
  | 'description';
