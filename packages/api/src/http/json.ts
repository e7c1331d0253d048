import { isStorableText } from '@marketrow/contract';

/** Returns true if PostgreSQL can store all keys and texts of a body. Recursive: the caller limits the depth. */
export function isStorable(body: unknown): boolean {
  if (typeof body === 'string') return isStorableText(body);
  if (typeof body !== 'object' || body === null) return true;
  return Object.entries(body).every(([key, value]) => isStorable(key) && isStorable(value));
}

/** Returns a JSON response. Not `c.json`: it creates a `Headers`, which costs more than the rest of it. */
export function jsonAnswer(body: unknown, headers: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...headers } });
}
