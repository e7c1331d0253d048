import type { CartItem } from '@marketrow/cart-client';
import { tryStorage } from '../storage';

/** Under which key this device keeps the lines. */
const key = 'mr-saved';

/** Lines that are kept; older ones go. */
const most = 50;

const none: readonly CartItem[] = [];
const listeners = new Set<() => void>();
let kept: { text: string; lines: readonly CartItem[] } = { text: '', lines: none };

function isLine(line: unknown): line is CartItem {
  const { id, slug, name, price, qty, imgUrl } = Object(line) as Partial<CartItem>;
  return (
    (typeof id === 'string' || typeof id === 'number') &&
    [slug, name, imgUrl].every((text) => typeof text === 'string') &&
    Number.isFinite(price) &&
    Number.isInteger(qty)
  );
}

/** The saved lines, the newest first; the same array until they change. */
function getState(): readonly CartItem[] {
  const text = tryStorage(() => localStorage.getItem(key)) ?? '';
  if (text === kept.text) return kept.lines;
  const stored: unknown = tryStorage(() => JSON.parse(text) as unknown);
  kept = { text, lines: Array.isArray(stored) ? stored.filter(isLine) : none };
  return kept.lines;
}

function set(lines: readonly CartItem[]): void {
  tryStorage(() => localStorage.setItem(key, JSON.stringify(lines.slice(0, most))));
  for (const listener of listeners) listener();
}

/** Lines that were put aside from the cart, with their choice and quantity, on this device. */
export const savedLines = {
  getState,
  getServerState: (): readonly CartItem[] => none,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
  add: (line: CartItem): void => set([line, ...getState().filter(({ id }) => id !== line.id)]),
  remove: (id: CartItem['id']): void => set(getState().filter((line) => line.id !== id)),
};

/** Forgets the lines, as at a logout: the next shopper on this device is another one. */
export function forgetSavedLines(): void {
  tryStorage(() => localStorage.removeItem(key));
}
