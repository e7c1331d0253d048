/*
 * Rules of `PriceRangeFilter`: the scale of its thumbs, and the range after a move or a typed amount. No DOM, no React.
 */

/** Price range in major units. An omitted limit is open. */
export interface PriceRange {
  /** Lowest price, inclusive. */
  min?: number | undefined;
  /** Highest price, inclusive. */
  max?: number | undefined;
}

/**
 * Returns the edges of at most `bars` ranges that contain all `prices`: round amounts in ascending order. Prices that
 * differ by more than a factor of twenty are spaced by ratio, so that the many low ones do not share one bar.
 */
export function priceEdges(prices: readonly number[], bars = 24): number[] {
  const known = prices.filter(Number.isFinite);
  if (known.length === 0) return [0, 1];
  const low = rounded(
    known.reduce((least, price) => Math.min(least, price)),
    Math.floor,
  );
  const high = Math.max(
    rounded(
      known.reduce((most, price) => Math.max(most, price)),
      Math.ceil,
    ),
    low + 1,
  );
  const from = Math.max(low, 1);
  const byRatio = high / from > 20;
  const edges = [low];
  for (let index = 1; index < bars; index += 1) {
    const part = index / bars;
    const edge = rounded(byRatio ? from * (high / from) ** part : low + (high - low) * part, Math.round);
    if (edge > (edges.at(-1) ?? 0) && edge < high) edges.push(edge);
  }
  return [...edges, high];
}

/** Counts the `prices` between each edge and the next. */
export function priceCounts(prices: Iterable<number>, edges: readonly number[]): number[] {
  const counts = Array.from({ length: Math.max(0, edges.length - 1) }, () => 0);
  for (const price of prices) {
    let bar = 0;
    while (bar < counts.length - 1 && price >= (edges[bar + 1] ?? 0)) bar += 1;
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts;
}

/** Returns the indexes of the two thumbs among the edges for a range. */
export function thumbsOf({ min, max }: PriceRange, edges: readonly number[]): { low: number; high: number } {
  const last = edges.length - 1;
  const low = min === undefined ? 0 : edges.findLastIndex((edge) => edge <= min);
  const high = max === undefined ? last : edges.findIndex((edge) => edge >= max);
  const start = Math.min(Math.max(low, 0), last - 1);
  return { low: start, high: Math.max(high < 0 ? last : high, start + 1) };
}

/** Returns the range after a thumb was moved to an edge. Thumbs do not pass each other; at its end a limit is open. */
export function rangeAfterMove(
  range: PriceRange,
  thumb: 'low' | 'high',
  step: number,
  edges: readonly number[],
): PriceRange {
  const last = edges.length - 1;
  const { low, high } = thumbsOf(range, edges);
  if (thumb === 'low') {
    const index = Math.min(Math.max(step, 0), high - 1);
    return index === low ? range : { ...range, min: index === 0 ? undefined : edges[index] };
  }
  const index = Math.max(Math.min(step, last), low + 1);
  return index === high ? range : { ...range, max: index === last ? undefined : edges[index] };
}

/** Returns the range after an amount was typed; `undefined` opens the limit. Limits in the wrong order are swapped. */
export function rangeAfterTyping(range: PriceRange, limit: 'min' | 'max', amount: number | undefined): PriceRange {
  const next = { ...range, [limit]: amount };
  return next.min !== undefined && next.max !== undefined && next.min > next.max
    ? { min: next.max, max: next.min }
    : next;
}

/** Rounds to two significant digits, and to a whole number. */
function rounded(amount: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(Math.abs(amount), 1))) - 1);
  return round(amount / step) * step;
}
