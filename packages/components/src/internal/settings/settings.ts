import { useContext } from 'react';
import { resolveSettings } from './resolveSettings';
import type { Settings, SharedSettings } from './resolveSettings';
import { SettingsContext } from './SettingsContext';

/*
 * `#settings` in a client tree and in HTML made by `react-dom/server`. Under the condition `react-server` the name leads
 * to `settings.server.ts`, as server components have no context: no component becomes a client component for its settings.
 */

/** The settings of a component: `given` (its props) first, then those of the nearest `KitProvider`, then the defaults. */
export function useSettings(given: SharedSettings = {}): Settings {
  return resolveSettings(given, useContext(SettingsContext));
}
