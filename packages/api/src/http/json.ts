/** Deeper than any body of ours; a body of 64 KiB can be 30,000 deep, and then whatever walks it runs out of stack. */
const deepest = 32;

/** Whether a parsed body is nested no deeper than a call can need. Walks without recursion. */
export function isShallow(body: unknown): boolean {
  let level = childrenOf(body);
  for (let depth = 1; depth <= deepest; depth += 1) {
    if (level.length === 0) return true;
    level = level.flatMap(childrenOf);
  }
  return level.length === 0;
}

/** Whether PostgreSQL can store all texts of a shallow body: no NUL, no half of a surrogate pair. */
export function isStorable(body: unknown): boolean {
  if (typeof body === 'string') return !body.includes('\0') && body.isWellFormed();
  if (typeof body !== 'object' || body === null) return true;
  return Object.entries(body).every(([key, value]) => isStorable(key) && isStorable(value));
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
