/** Every string that `StoryRow` shows or announces. */
export interface StoryRowLabels {
  /** Accessible name of the whole when `label` is left out. */
  label: string;
}

/** The English strings of `StoryRow`. */
export const storyRowLabels: StoryRowLabels = { label: 'Stories' };
