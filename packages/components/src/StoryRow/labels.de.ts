import type { StoryRowLabels } from './labels';

/** The German strings of `StoryRow`. */
export const storyRowLabels: StoryRowLabels = { label: 'Storys' };
