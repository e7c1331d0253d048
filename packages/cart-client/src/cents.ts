/**
 * Turns an amount in major units into whole cents, half a cent rounded up.
 * Exact for what decimals mean, not for what binary floats hold: `57.65` gives 5765, `1.005` gives 101, `0.1 + 0.2` gives 30.
 *
 * @param amount - Major units (dollars), 0 to 10,000,000 without loss.
 * @returns Whole cents. `NaN` stays `NaN`; nothing is thrown.
 */
export function toCents(amount: number): number {
  // 15 digits are what a double holds for certain; the rest is the noise that makes 1.005 * 100 fall to 100.49999999999999.
  return Math.round(+(amount * 100).toPrecision(15));
}
