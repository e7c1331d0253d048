/* Rules of a `QuantitySelector`. No DOM, no React. */
import { format } from '../../internal/text/format.js';

/** Minimum and maximum quantity, both allowed. */
export interface QuantityLimits {
  /** Minimum quantity. */
  min: number;
  /** Maximum quantity. */
  max: number;
}

/** Cause of a change: a button, an arrow or page key in the field, or typed digits. */
export type QuantityChangeReason = 'increase' | 'decrease' | 'key' | 'input';

/** Limits, and whether the item can be removed. */
export interface QuantityRules extends QuantityLimits {
  /** Whether decreasing at the minimum, or typing 0, requests 0. */
  removable: boolean;
}

/** Problem of a typed quantity: not a whole number from the minimum, or more than the maximum. */
export type QuantityProblem = 'invalid' | 'max';

/**
 * Parses a typed quantity; accepts whole digits only. A number above the maximum returns the maximum with a problem; 0
 * removes a removable item. Without `quantity` the text is invalid.
 */
export function readQuantity(
  text: string,
  { min, max, removable }: QuantityRules,
): { quantity?: number; problem?: QuantityProblem } {
  const typed = /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
  if (removable && typed === 0) return { quantity: 0 };
  if (!(typed >= min)) return { problem: 'invalid' };
  if (typed <= max) return { quantity: typed };
  // Sold out: there is no valid quantity to replace the typed one with.
  return max < min ? { problem: 'max' } : { quantity: max, problem: 'max' };
}

/** Returns the message of a problem: "sold out" if the maximum is below the minimum. */
export function problemMessage(
  problem: QuantityProblem,
  { min, max }: QuantityLimits,
  messages: { invalid: string; max: string; soldOut: string },
): string {
  if (problem === 'invalid') return format(messages.invalid, { min });
  return max < 1 ? messages.soldOut : format(messages.max, { max });
}

/** Returns the quantity that a button requests, before the limits are applied. */
export function quantityAfterPress(reason: 'increase' | 'decrease', quantity: number): number {
  return quantity + (reason === 'increase' ? 1 : -1);
}

/**
 * Returns the quantity after a key in the field, or `undefined` for keys that do not change it. Increasing never lowers
 * a quantity above the maximum.
 */
export function quantityAfterKey(key: string, quantity: number, { min, max }: QuantityLimits): number | undefined {
  const up = (step: number) => Math.max(quantity, Math.min(quantity + step, max));
  const down = (step: number) => Math.min(quantity, Math.max(quantity - step, min));
  const targets: Record<string, number> = {
    ArrowUp: up(1),
    ArrowDown: down(1),
    PageUp: up(10),
    PageDown: down(10),
    Home: min,
    End: max,
  };
  return targets[key];
}

/**
 * Returns the quantity to request from the owner: `next`, the maximum if a quantity above it is decreased, 0 to remove
 * the item, or `undefined` for no change.
 */
export function requestedQuantity(
  next: number,
  reason: QuantityChangeReason,
  quantity: number,
  { min, max, removable }: QuantityRules,
): number | undefined {
  if (next >= quantity) return next === quantity || next > max ? undefined : Math.max(next, min);
  const lowered = Math.min(next, max);
  if (lowered >= min) return lowered;
  return removable && reason !== 'key' ? 0 : undefined;
}

/** Returns whether a change needs an announcement. A key does not: screen readers read the new value of the field. */
export function isAnnounced(reason: QuantityChangeReason): boolean {
  return reason !== 'key';
}
