import { resolveSettings } from './resolveSettings.js';

let hasWarned = false;

/** Returns the settings of a server component (its props, then the defaults), and the props without them. */
export function useSettings<Props extends { currency?: string | undefined }>(props: Props) {
  const [settings, rest] = resolveSettings(props, {});
  if (process.env.NODE_ENV === 'production' || props.currency !== undefined) return [settings, rest] as const;
  const { currency } = settings;
  Object.defineProperty(settings, 'currency', {
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
  return [settings, rest] as const;
}
