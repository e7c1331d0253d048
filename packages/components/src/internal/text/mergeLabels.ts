/**
 * Merges the strings of a component: each further set overrides `defaults`. A key that is `undefined` in a set is
 * ignored, so that `labels={{ add: isSoldOut ? 'Sold out' : undefined }}` keeps the default.
 * @param sets Later sets override earlier ones: the app's settings first, then the component's own `labels`.
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
