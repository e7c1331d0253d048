import type { ReactNode } from 'react';

/** Returns true if a slot renders something. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
