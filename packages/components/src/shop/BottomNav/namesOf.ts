import type { CountNames } from '../../internal/text/counts.js';
import { format } from '../../internal/text/format.js';

/** Replaces `{title}` in the names; `{count}` stays for the number. */
export function namesOf(title: string, names: CountNames): CountNames {
  return Object.fromEntries(
    Object.entries(names).map(([category, name]) => [category, format(name, { title })]),
  ) as CountNames;
}
