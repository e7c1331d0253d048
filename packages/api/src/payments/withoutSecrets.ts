/** Characters of JSON that a provider may store with a payment. */
const longest = 8_192;

const secretKey = /secret|token|password|authorization|signature|api_?key|cvc|cvv|^number$|^pan$/i;

/** Copies data of a provider without keys that look like secrets. Data that is too long is dropped as a whole. */
export function withoutSecrets(data: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const text = JSON.stringify(data, (key, value: unknown) => (secretKey.test(key) ? undefined : value));
  return text.length > longest ? {} : (JSON.parse(text) as Record<string, unknown>);
}
