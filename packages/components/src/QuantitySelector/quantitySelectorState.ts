/*
 * The rules of a `QuantitySelector`, for its two forms: the React component and the script of static pages. No DOM, no React.
 */

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

/** `quantity` brought between the limits. */
export function clampQuantity(quantity: number, { min, max }: QuantityLimits): number {
  return Math.min(Math.max(quantity, min), max);
}

/**
 * What was typed, as a quantity: whole digits only, above the maximum the maximum, and 0 where it takes the item away.
 * `undefined` = no quantity, so the old one returns.
 */
export function parseQuantity(
  text: string,
  { min, max, removable }: QuantityLimits & Partial<QuantityRules>,
): number | undefined {
  const quantity = /^\s*\d+\s*$/.test(text) ? Math.min(Number(text), max) : NaN;
  return quantity >= min || (removable && quantity === 0) ? quantity : undefined;
}

/** The quantity that a press of a button asks for, before the limits are looked at. */
export function quantityAfterPress(reason: 'increase' | 'decrease', quantity: number): number {
  return quantity + (reason === 'increase' ? 1 : -1);
}

/** The quantity after a key in the field, or `undefined` for keys that do not change it. */
export function quantityAfterKey(key: string, quantity: number, limits: QuantityLimits): number | undefined {
  const { min, max } = limits;
  const targets: Record<string, number> = {
    ArrowUp: quantity + 1,
    ArrowDown: quantity - 1,
    PageUp: quantity + 10,
    PageDown: quantity - 10,
    Home: min,
    End: max,
  };
  const target = targets[key];
  return target === undefined ? target : clampQuantity(target, limits);
}

/**
 * What the owner of the quantity is asked for: `next`, or 0 to take the item away, or `undefined` when nothing is to change
 * because `next` is shown already or lies outside of the limits.
 */
export function requestedQuantity(
  next: number,
  reason: QuantityChangeReason,
  quantity: number,
  rules: QuantityRules,
): number | undefined {
  if (rules.removable && reason !== 'key' && next < rules.min) return 0;
  return next === quantity || next !== clampQuantity(next, rules) ? undefined : next;
}

/** Whether a message tells the change: a key needs none, as the field itself tells its new value. */
export function isAnnounced(reason: QuantityChangeReason): boolean {
  return reason !== 'key';
}
