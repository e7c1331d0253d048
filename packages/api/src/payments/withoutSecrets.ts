/** Characters of JSON that a provider may store with a payment. */
const maxLength = 8_192;

const secretKey = /secret|token|password|authorization|signature|api_?key|cvc|cvv|^number$|^pan$/i;

/** Copies data of a provider without keys that look like secrets. Returns an empty object for data that is too long. */
export function withoutSecrets(data: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const text = JSON.stringify(data, (key, value: unknown) => (secretKey.test(key) ? undefined : value));
  return text.length > maxLength ? {} : (JSON.parse(text) as Record<string, unknown>);
}
