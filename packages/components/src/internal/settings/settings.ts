import { useContext } from 'react';
import { resolveSettings } from './resolveSettings.js';
import { SettingsContext } from './SettingsContext.js';

/*
 * `#settings` for client trees and for HTML rendered by `react-dom/server`. Under the condition `react-server` the name
 * resolves to `settings.server.ts`, since server components have no context: no component must be a client component
 * for its settings.
 */

/**
 * Returns the settings of a component (its props, then those of the nearest `KitProvider`, then the defaults), and the
 * props without them.
 */
export function useSettings<Props extends object>(props: Props) {
  return resolveSettings(props, useContext(SettingsContext));
}
