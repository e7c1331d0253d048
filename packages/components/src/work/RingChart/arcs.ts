import { sum } from 'd3-array';
import { arc, pie } from 'd3-shape';

/** Half the width of the view box, in its own units. */
export const ringRadius = 100;

/**
 * Returns the paths of the segments, clockwise from the top, and the sum. A negative value, or one that is not a
 * number, counts as zero.
 */
export function arcsOf(items: readonly { value: number }[]): { arcs: string[]; total: number } {
  const values = items.map(({ value }) => (Number.isFinite(value) && value > 0 ? value : 0));
  const shapeOf = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(ringRadius * 0.66)
    .outerRadius(ringRadius - 2)
    .cornerRadius(3)
    .padAngle(0.012)
    .digits(1);
  const angles = pie<number>().sort(null)(values);
  return { arcs: angles.map((part) => (part.value > 0 ? (shapeOf(part) ?? '') : '')), total: sum(values) };
}
