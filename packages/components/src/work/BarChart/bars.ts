import { scaleBand } from 'd3-scale';
import { patternStyle } from '../chart/ChartPatterns.js';
import type { ChartPoint } from '../chart/chartTypes.js';

/** Corner radius of a bar in pixels. The other end extends as far beyond zero, where it is clipped. */
const radius = 5;

/**
 * Returns the bars above and below zero, in pixels vertically and in percent horizontally; those below are measured
 * from zero.
 * @param zero distance of zero from the top, in pixels
 * @param id prefix of the pattern ids
 */
export function barsOf(points: readonly ChartPoint[], count: number, zero: number, id: string) {
  const sets = scaleBand(Array.from({ length: count }).keys(), [0, 1])
    .paddingOuter(count > 1 ? 0.6 : 0.35)
    .paddingInner(count > 1 ? 0.15 : 0);
  const bars = points.flatMap(({ title, start, width, values }) =>
    values.flatMap(({ series, y }, set) => {
      if (y === null || y === zero) return [];
      const isUp = y < zero;
      return {
        key: `${title} ${set}`,
        isUp,
        props: {
          x: `${Math.round((start + (sets(set) ?? 0) * width) * 1e4) / 100}%`,
          width: `${Math.round(sets.bandwidth() * width * 1e4) / 100}%`,
          y: isUp ? y : -radius,
          height: Math.abs(zero - y) + radius,
          rx: radius,
          'data-series': series,
          style: patternStyle(id, series),
        },
      };
    }),
  );
  return { up: bars.filter(({ isUp }) => isUp), down: bars.filter(({ isUp }) => !isUp) };
}
