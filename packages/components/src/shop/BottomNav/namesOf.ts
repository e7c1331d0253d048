import type { CountNames } from '../../internal/text/counts';
import { format } from '../../internal/text/format';

/** Fills `{title}` in; `{count}` is left for the number. */
export function namesOf(title: string, names: CountNames): CountNames {
  return Object.fromEntries(
    Object.entries(names).map(([category, name]) => [category, format(name, { title })]),
  ) as CountNames;
}
