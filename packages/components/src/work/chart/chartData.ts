import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { axisText, valueText } from './chartText.js';
import type { ChartNumbers } from './chartText.js';
import { lookOf } from './chartTypes.js';
import type { ChartItem, ChartPoint, ChartSeries } from './chartTypes.js';

/** Returns a finite value, or `null`. */
export function drawable(value: number | null | undefined): number | null {
  return value === undefined || value === null || !Number.isFinite(value) ? null : value;
}

/** Returns the scale of a plot of `height` pixels, measured from the top. It includes 0 and ends at round numbers. */
export function heightsOf(items: readonly ChartItem[], height: number, numbers: ChartNumbers) {
  const values = items.flatMap((item) => item.values.flatMap((value) => drawable(value) ?? []));
  const [low = 0, high = 0] = extent(values);
  const top = Math.max(0, high);
  const bottom = Math.min(0, low);
  // One grid line per 60 pixels.
  const lines = Math.max(2, Math.round(height / 60));
  const scale = scaleLinear([bottom, top === bottom ? 1 : top], [height, 0]).nice(lines);
  const yOf = (value: number) => Math.round(scale(value) * 10) / 10;
  const ticks = scale.ticks(lines);
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  return {
    yOf,
    ticks: ticks.map((value) => ({ value, y: yOf(value), text: axisText(value, step, numbers) })),
  };
}

/**
 * Returns the points of a chart with their announcements. `positionOf` returns the position of a point, 0 to 1 of the
 * width.
 */
export function pointsOf(
  items: readonly ChartItem[],
  series: readonly ChartSeries[],
  numbers: ChartNumbers,
  none: string,
  yOf: (value: number) => number,
  positionOf: (index: number) => { x: number; start: number; width: number },
): ChartPoint[] {
  return items.map((item, index) => {
    const values = series.map(({ title: name }, set) => {
      const value = drawable(item.values[set]);
      return {
        series: lookOf(set),
        name,
        text: value === null ? none : valueText(value, numbers),
        y: value === null ? null : yOf(value),
      };
    });
    const spoken = values.map(({ name, text }) => (series.length > 1 ? `${name} ${text}` : text));
    return { title: item.title, label: `${item.title}: ${spoken.join(', ')}`, ...positionOf(index), values };
  });
}

/** Returns the texts under the chart: only every second, third … one if there are many. */
export function bottomTexts(items: readonly ChartItem[]): string[] {
  const step = Math.ceil(items.length / 14);
  return items.map(({ title, shortTitle = title }, index) => (index % step === 0 ? shortTitle : ''));
}

/** Returns headers and rows of the table with the same values. */
export function tableOf(points: readonly ChartPoint[], series: readonly ChartSeries[]) {
  return {
    heads: ['', ...series.map(({ title }) => title)],
    rows: points.map(({ title, values }) => [title, ...values.map(({ text }) => text)]),
  };
}
