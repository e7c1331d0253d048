/** Every string that `StoryViewer` shows or announces. */
export interface StoryViewerLabels {
  /** Accessible name of the whole when `label` is left out. */
  label: string;
  /** Which story of how many. `{index}` and `{count}` are filled in. */
  position: string;
  /** Name of the button that stops the stories from following one another. */
  pause: string;
  /** Name of the same button while they are stopped. */
  play: string;
  /** Name of the button that closes the viewer. */
  close: string;
  /** Name of the button to the story before. */
  previous: string;
  /** Name of the button to the story after. */
  next: string;
  /** On the link of a story that has no words of its own for it. */
  action: string;
}

/** The English strings of `StoryViewer`. */
export const storyViewerLabels: StoryViewerLabels = {
  label: 'Stories',
  position: '{index} of {count}',
  pause: 'Pause stories',
  play: 'Play stories',
  close: 'Close',
  previous: 'Previous story',
  next: 'Next story',
  action: 'See more',
};
