import type { ReactNode } from 'react';

/** Whether a slot has something to show. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
