import type { LoaderFunction } from 'storybook/internal/csf';
import { STORY_ARGS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What the loaders of a story may return: `args` are props of the story that come from the mock API. */
interface Loaded {
  args?: Readonly<Record<string, unknown>>;
}

type Context = Parameters<LoaderFunction>[0] & { loaded: Loaded; viewMode?: string };

/**
 * Gives a story the props that its loaders read from the mock API, and shows them in the controls. A prop that the story
 * sets itself, or that was changed in the controls, stays. Runs as the first `beforeEach`: after all loaders, before
 * the story is drawn.
 */
export function applyLoadedArgs(context: object): void {
  const story = context as Context;
  const { args: loaded } = story.loaded;
  if (loaded === undefined) return;
  const { id, initialArgs, parameters, argTypes } = story;
  story.args = merged(loaded, story.args);
  // Tests draw a story without Storybook around it.
  if (parameters['__isPortableStory'] === true) return;
  const channel = addons.getChannel();
  // The manager compares a story's args with the initial ones: what was loaded is no change, and stays out of the address.
  if (story.viewMode === 'story') {
    const initial = merged(loaded, initialArgs);
    channel.emit(STORY_PREPARED, { id, parameters, argTypes, initialArgs: initial, args: story.args });
  }
  channel.emit(STORY_ARGS_UPDATED, { storyId: id, args: story.args });
}

function merged(loaded: object, args: object): Record<string, unknown> {
  return { ...loaded, ...Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)) };
}
