import type { StoryViewerLabels } from './labels';

/** The German strings of `StoryViewer`. */
export const storyViewerLabels: StoryViewerLabels = {
  label: 'Storys',
  position: '{index} von {count}',
  pause: 'Storys anhalten',
  play: 'Storys abspielen',
  close: 'Schließen',
  previous: 'Vorherige Story',
  next: 'Nächste Story',
  action: 'Mehr ansehen',
};
