/**
 * Reads a JSON file that was built with the pages. Rejects for anything but an answer that fits: `field` is one that the file
 * has. What a proxy or a portal sends in its place may be JSON too, and a part of the page that is drawn from it would be lost.
 */
export async function readJson<Value>(
  address: string,
  field: keyof Value & string,
  init?: RequestInit,
): Promise<Value> {
  const response = await fetch(address, init);
  const value: unknown = response.ok ? await response.json() : undefined;
  if (typeof value === 'object' && value !== null && field in value) return value as Value;
  throw new Error(
    `mr: ${address} answered ${String(response.status)}${response.ok ? ` without "${field}"` : ''}. Reload the page to try again.`,
  );
}
