/** A message in the plural forms its language has. `{count}` is filled in. */
export interface PluralMessage {
  one: string;
  other: string;
}
