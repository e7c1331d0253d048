import * as z from 'zod/mini';

interface NumberRules {
  min: number;
  max?: number | undefined;
  /** Maximum number of decimals. */
  decimals: number;
}

/**
 * Schema of a number field: converts its text (`1250.5`) to a number. Empty, invalid or out-of-range values fail with
 * `message`.
 */
export function numberOf(message: string, { min, max = Infinity, decimals }: NumberRules) {
  const isRight = (text: string) => {
    // Stricter than `Number`, which also accepts "1e5" and "0x10".
    const parts = /^-?\d+(?:\.(\d+))?$/.exec(text.trim());
    const value = Number(text);
    return parts !== null && value >= min && value <= max && (parts[1] ?? '').length <= decimals;
  };
  return z.pipe(z.string(message).check(z.refine(isRight, message)), z.transform(Number));
}
