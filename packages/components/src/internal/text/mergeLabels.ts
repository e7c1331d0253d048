/**
 * The strings of a component: `defaults`, overridden by each further set in turn. A key that is `undefined` in a set is
 * ignored, so that `labels={{ add: isSoldOut ? 'Sold out' : undefined }}` keeps the default.
 *
 * @param sets Later ones win: the settings of the app first, then the component's own `labels`.
 */
export function mergeLabels<Labels extends object>(
  defaults: Labels,
  ...sets: readonly ({ readonly [Key in keyof Labels]?: Labels[Key] | undefined } | undefined)[]
): Labels {
  let merged = defaults;
  for (const set of sets) {
    if (!set) continue;
    for (const key of Object.keys(set) as (keyof Labels)[]) {
      const value = set[key];
      if (value === undefined) continue;
      if (merged === defaults) merged = { ...defaults };
      merged[key] = value;
    }
  }
  return merged;
}
