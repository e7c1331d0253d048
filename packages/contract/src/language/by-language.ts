/** Returns the value of a language such as `de` or `de-AT`; `undefined` for an unknown one. */
export function byLanguage<Value>(values: Readonly<Record<string, Value>>, language: string): Value | undefined {
  const [main = ''] = language.toLowerCase().split(/[-_]/);
  return Object.hasOwn(values, main) ? values[main] : undefined;
}
