import { isStorableText } from '@marketrow/fixtures/contract';

/** Whether a database can store all texts of a shallow body. */
export function isStorable(body: unknown): boolean {
  if (typeof body === 'string') return isStorableText(body);
  if (typeof body !== 'object' || body === null) return true;
  return Object.entries(body).every(([key, value]) => isStorable(key) && isStorable(value));
}
