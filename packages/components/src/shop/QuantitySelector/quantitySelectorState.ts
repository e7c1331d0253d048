/*
 * The rules of a `QuantitySelector`. No DOM, no React.
 */
import { format } from '../../internal/text/format.js';

/** The least and the greatest quantity, both allowed. */
export interface QuantityLimits {
  /** Least quantity. */
  min: number;
  /** Greatest quantity. */
  max: number;
}

/** Why a quantity changed: a button, an arrow or page key in the field, or digits typed into it. */
export type QuantityChangeReason = 'increase' | 'decrease' | 'key' | 'input';

/** Limits, and whether the item can be taken away. */
export interface QuantityRules extends QuantityLimits {
  /** Whether a press of the minus button at the least quantity, or a 0 that is typed, asks for 0. */
  removable: boolean;
}

/** Fault of a quantity: no whole number from the minimum on, or more than can be had. */
export type QuantityProblem = 'invalid' | 'max';

/**
 * Reads what was typed: whole digits only. More than the maximum becomes the maximum, with a problem to be told; 0 takes a removable
 * item away. Without `quantity` the text is none.
 */
export function readQuantity(
  text: string,
  { min, max, removable }: QuantityRules,
): { quantity?: number; problem?: QuantityProblem } {
  const typed = /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
  if (removable && typed === 0) return { quantity: 0 };
  if (!(typed >= min)) return { problem: 'invalid' };
  if (typed <= max) return { quantity: typed };
  // Below the minimum there is nothing to put in the place of what was typed: the item is sold out.
  return max < min ? { problem: 'max' } : { quantity: max, problem: 'max' };
}

/** Message of a problem. Where nothing can be had the item is sold out. */
export function problemMessage(
  problem: QuantityProblem,
  { min, max }: QuantityLimits,
  messages: { invalid: string; max: string; soldOut: string },
): string {
  if (problem === 'invalid') return format(messages.invalid, { min });
  return max < 1 ? messages.soldOut : format(messages.max, { max });
}

/** The quantity that a press of a button asks for, before the limits are looked at. */
export function quantityAfterPress(reason: 'increase' | 'decrease', quantity: number): number {
  return quantity + (reason === 'increase' ? 1 : -1);
}

/** The quantity after a key in the field, or `undefined` for keys that do not change it. A key upwards never lowers a quantity above the maximum. */
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
 * Returns the quantity to request from the owner: `next`, the maximum where a quantity above it is lowered, 0 to take the item away,
 * or `undefined` when nothing is to change.
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

/** Whether a message tells the change: a key needs none, as the field itself tells its new value. */
export function isAnnounced(reason: QuantityChangeReason): boolean {
  return reason !== 'key';
}
