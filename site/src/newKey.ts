/** A name that nobody has given before, as for `Idempotency-Key`: 32 hexadecimal digits. Also on pages without TLS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
