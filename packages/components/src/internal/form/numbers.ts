import * as z from 'zod/mini';

interface NumberRules {
  min: number;
  max?: number | undefined;
  /** Most decimals. */
  decimals: number;
}

/** The text of a number field as a number. Nothing, no number, or one beyond the rules gives `message`. */
export function numberOf(
  message: string,
  { min, max = Infinity, decimals }: NumberRules,
): z.ZodMiniType<number, string> {
  const isRight = (text: string) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value) || value < min || value > max) return false;
    return (text.trim().split('.')[1] ?? '').length <= decimals;
  };
  // By the means of `z.trim`, which every form loads, and not by `z.pipe` and `z.transform`: all forms of a site share one
  // copy of zod. Its type cannot tell that the value is another one afterwards.
  const toNumber = z.overwrite<unknown>(Number) as z.core.$ZodCheck<string>;
  return z.string(message).check(z.refine(isRight, message), toNumber) as z.ZodMiniType<
    unknown,
    string
  > as z.ZodMiniType<number, string>;
}
