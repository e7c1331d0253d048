import { resolveSettings } from './resolveSettings';
import type { Settings, SharedSettings } from './resolveSettings';

/** The settings of a server component: `given` (its props) first, then the defaults. */
export function useSettings(given: SharedSettings = {}): Settings {
  return resolveSettings(given, {});
}
