import type { LoaderFunction } from 'storybook/internal/csf';

/** Context of a story whose loaders may return `args`: props that come from the mock API. */
type Context = Parameters<LoaderFunction>[0] & { loaded: { args?: Readonly<Record<string, unknown>> } };

/**
 * Sets the props of a story that its loaders read from the mock API. A prop that the story sets itself, or that was changed in the
 * controls, stays. Runs as the first `beforeEach`: after all loaders, before the story is drawn.
 */
export function applyLoadedArgs(context: object): void {
  const story = context as Context;
  if (!story.loaded.args) return;
  const own = Object.entries(story.args).filter(([, value]) => value !== undefined);
  story.args = { ...story.loaded.args, ...Object.fromEntries(own) };
}
