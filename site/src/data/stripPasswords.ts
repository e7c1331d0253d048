/** A value without any `password`, however deep. */
export type WithoutPasswords<Value> = Value extends readonly (infer Item)[]
  ? WithoutPasswords<Item>[]
  : Value extends object
    ? { [Key in keyof Value as Key extends 'password' ? never : Key]: WithoutPasswords<Value[Key]> }
    : Value;

/** Copies a JSON value without its `password` fields. The sample users carry theirs in plain text; no page may. */
export function stripPasswords<Value>(value: Value): WithoutPasswords<Value> {
  return strip(value) as WithoutPasswords<Value>;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'password')
      .map(([key, item]) => [key, strip(item)]),
  );
}
