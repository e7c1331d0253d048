import { isStorableText } from '@marketrow/contract';

/** Whether a database can store all texts of a shallow body. */
export function isStorable(body: unknown): boolean {
  if (typeof body === 'string') return isStorableText(body);
  if (typeof body !== 'object' || body === null) return true;
  return Object.entries(body).every(([key, value]) => isStorable(key) && isStorable(value));
}

/** An answer in JSON with headers as they are. `c.json` makes a `Headers` of them, which costs more than the rest of it. */
export function jsonAnswer(body: unknown, headers: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...headers } });
}
