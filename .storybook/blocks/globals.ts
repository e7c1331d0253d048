import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from '../decorators';
import type { Theme, Vertical } from './colors';

interface DocsGlobals {
  theme: Theme;
  brand: string;
  vertical: Vertical;
  density: string;
}

/** Returns the toolbar's choice for blocks of a docs page, which no decorator reaches. */
export function useDocsGlobals(): DocsGlobals {
  const [theme = '', brand = '', vertical = '', density = ''] = useSyncExternalStore(subscribe, readGlobals, () =>
    keyOf(initialGlobals),
  ).split(' ');
  return { theme: theme as Theme, brand, vertical: vertical as Vertical, density };
}

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel();
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, listener);
  return () => {
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, listener);
  };
}

function readGlobals(): string {
  const channel = addons.getChannel();
  const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [{ globals?: object }?];
  return keyOf({ ...initialGlobals, ...last?.globals });
}

/** A string: a new object each time would count as a change. */
function keyOf({ theme, brand, vertical, density }: typeof initialGlobals): string {
  return `${theme} ${brand} ${vertical} ${density}`;
}
