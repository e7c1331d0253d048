/** Fills `{name}` places of a message. A place without a value stays, so that a test sees it. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
