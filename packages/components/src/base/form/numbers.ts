import * as z from 'zod/mini';

interface NumberRules {
  min: number;
  max?: number | undefined;
  /** Most decimals. */
  decimals: number;
}

/** The value of a number field (`1250.5`) as a number. Nothing, no number, or one beyond the rules gives `message`. */
export function numberOf(
  message: string,
  { min, max = Infinity, decimals }: NumberRules,
): z.ZodMiniType<number, string> {
  const isRight = (text: string) => {
    // Stricter than `Number`, which also takes "1e5" and "0x10".
    const parts = /^-?\d+(?:\.(\d+))?$/.exec(text.trim());
    const value = Number(text);
    return parts !== null && value >= min && value <= max && (parts[1] ?? '').length <= decimals;
  };
  // By the means of `z.trim`, which every form loads, and not by `z.pipe` and `z.transform`: all forms of a site share one
  // copy of zod. Its type cannot tell that the value is another one afterwards.
  const toNumber = z.overwrite<unknown>(Number) as z.core.$ZodCheck<string>;
  return z.string(message).check(z.refine(isRight, message), toNumber) as z.ZodMiniType<
    unknown,
    string
  > as z.ZodMiniType<number, string>;
}
