/** A value without any `password`, however deep. */
export type WithoutPasswords<Value> = Value extends readonly (infer Item)[]
  ? WithoutPasswords<Item>[]
  : Value extends object
    ? { [Key in keyof Value as Key extends 'password' ? never : Key]: WithoutPasswords<Value[Key]> }
    : Value;

/**
 * Copies a JSON value without its `password` fields: the sample users carry theirs in plain text, and no page may. The copy
 * is frozen, since all pages of a build share it.
 */
export function withoutPasswords<Value>(value: Value): WithoutPasswords<Value> {
  return copy(value) as WithoutPasswords<Value>;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(copy));
  if (value === null || typeof value !== 'object') return value;
  return Object.freeze(
    Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== 'password')
        .map(([key, item]) => [key, copy(item)]),
    ),
  );
}
