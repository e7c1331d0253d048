/** The least and the greatest quantity, both allowed. */
export interface QuantityLimits {
  /** Least quantity. */
  min: number;
  /** Greatest quantity. */
  max: number;
}

/** Why a quantity changed: a button, an arrow or page key in the field, or digits typed into it. */
export type QuantityChangeReason = 'increase' | 'decrease' | 'key' | 'input';

/** `quantity` brought between the limits. */
export function clampQuantity(quantity: number, { min, max }: QuantityLimits): number {
  return Math.min(Math.max(quantity, min), max);
}

/** What was typed, as a quantity: whole digits only, above the maximum the maximum. `undefined` = no quantity, so the old one returns. */
export function parseQuantity(text: string, limits: QuantityLimits): number | undefined {
  const quantity = /^\s*\d+\s*$/.test(text) ? Math.min(Number(text), limits.max) : NaN;
  return quantity >= limits.min ? quantity : undefined;
}

/** The quantity after a key in the field, or `undefined` when the key is not ours. */
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
