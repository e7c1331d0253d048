import * as z from 'zod/mini';

interface NumberRules {
  min: number;
  max?: number | undefined;
  /** Most decimals. */
  decimals: number;
}

/** Schema of a number field: its text (`1250.5`) in, a number out. Anything else, or beyond the rules, gives `message`. */
export function numberOf(message: string, { min, max = Infinity, decimals }: NumberRules) {
  const isRight = (text: string) => {
    // Stricter than `Number`, which also takes "1e5" and "0x10".
    const parts = /^-?\d+(?:\.(\d+))?$/.exec(text.trim());
    const value = Number(text);
    return parts !== null && value >= min && value <= max && (parts[1] ?? '').length <= decimals;
  };
  return z.pipe(z.string(message).check(z.refine(isRight, message)), z.transform(Number));
}
