import { resolveSettings } from './resolveSettings';
import type { Settings, SharedSettings } from './resolveSettings';

let hasWarned = false;

/** The settings of a server component: `given` (its props) first, then the defaults. */
export function useSettings(given: SharedSettings = {}): Settings {
  const settings = resolveSettings(given, {});
  if (process.env.NODE_ENV === 'production' || given.currency !== undefined) return settings;
  const { currency } = settings;
  return Object.defineProperty(settings, 'currency', {
    get: () => {
      if (!hasWarned) {
        hasWarned = true;
        console.error(
          `mr: a server component writes an amount without \`currency\`, so it is in ${currency}. \`KitProvider\` does not reach server ` +
            'components, and another currency would be shown wrongly. Pass `currency` to the component or in its record, and ' +
            `\`locale\` and \`labels\` beside it; \`currency="${currency}"\` confirms this one.`,
        );
      }
      return currency;
    },
  });
}
