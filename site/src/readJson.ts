/** Reads a JSON file that was built with the pages. Rejects for anything but an answer that fits. */
export async function readJson<Value>(address: string, init?: RequestInit): Promise<Value> {
  const response = await fetch(address, init);
  if (!response.ok)
    throw new Error(`mr: ${address} answered ${String(response.status)}. Reload the page to try again.`);
  return (await response.json()) as Value;
}
