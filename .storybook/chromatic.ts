import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { modesOf } from './modes';

/** Chromatic's parameters of a story: modes and tolerance are those of `npm run test:visual`; the other stories have no snapshot. */
export function chromaticOf(story: Parameters<typeof modesOf>[0]) {
  const modes = modesOf(story);
  if (Object.keys(modes).length === 0) return { disableSnapshot: true };
  return { modes, prefersReducedMotion: 'reduce', diffThreshold: 0.01 };
}

/**
 * Sets the parameters that Chromatic reads. It reads them before a story is drawn, so a decorator would be too late: an enhancer
 * runs when the story is prepared, and each of 170 stories would have to name its modes otherwise.
 */
export const withChromatic: ArgTypesEnhancer = ({ title, name, parameters, argTypes }) => {
  parameters['chromatic'] = chromaticOf({ title, name });
  return argTypes;
};
