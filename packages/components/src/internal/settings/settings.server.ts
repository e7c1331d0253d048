import { resolveSettings } from './resolveSettings.js';
import type { Settings, SharedSettings } from './resolveSettings.js';

let hasWarned = false;

/** Returns the settings of a server component: its props (`given`), then the defaults. */
export function useSettings(given: SharedSettings = {}): Settings {
  const settings = resolveSettings(given, {});
  if (process.env.NODE_ENV === 'production' || given.currency !== undefined) return settings;
  const { currency } = settings;
  return Object.defineProperty(settings, 'currency', {
    get: () => {
      if (!hasWarned) {
        hasWarned = true;
        console.error(
          `mr: a server component formats an amount without \`currency\`, so it is in ${currency}. \`KitProvider\` does not reach server ` +
            'components, so another currency would be shown wrongly. Pass `currency` to the component or in its record, and ' +
            `\`locale\` and \`labels\` as well; \`currency="${currency}"\` confirms this one.`,
        );
      }
      return currency;
    },
  });
}
