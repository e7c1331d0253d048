import { sum } from 'd3-array';
import { arc, pie } from 'd3-shape';

/** Half the width of the ring's picture, in its own units. */
export const ringRadius = 100;

/** The shapes of the parts, from twelve o'clock on, and the sum. A part below 0, or no number, has no room. */
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
