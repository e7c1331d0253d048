import { useSettings } from '#settings';
import { scaleBand } from 'd3-scale';
import { useId } from 'react';
import { AxisChart } from '../chart/AxisChart.js';
import type { AxisChartProps } from '../chart/AxisChart.js';
import { heightsOf, pointsOf } from '../chart/chartData.js';
import { ChartPatterns } from '../chart/ChartPatterns.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { barsOf } from './bars.js';
import './BarChart.css';

export interface BarChartProps extends AxisChartProps, SharedProps<never, 'BarChart'> {}

/**
 * Bar chart; negative values extend downwards. Arrow keys move from item to item, a table below lists all values, and
 * in forced colors each series has its own pattern. Renders a `<figure>`; safe in server components.
 * @slot actions
 * @cssproperty --mr-chart-1 color of the first series, up to --mr-chart-5
 */
export function BarChart({ items, series, type = 'number', height = 240, labels, ...props }: BarChartProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.BarChart, settings.labels.BarChart, labels);
  const id = useId();
  const numbers = { type, locale: settings.locale, currency: settings.currency };
  const { yOf, ticks } = heightsOf(items, height, numbers);
  const bandScale = scaleBand(items.keys(), [0, 1]);
  const width = bandScale.bandwidth();
  const points = pointsOf(items, series, numbers, messages.none, yOf, (index) => {
    const start = bandScale(index) ?? 0;
    return { x: start + width / 2, start, width };
  });
  const zero = yOf(0);
  const { up, down } = barsOf(points, series.length, zero, `${id}bar`);
  return (
    <AxisChart
      {...rest}
      rootClass="mr-BarChart-root mr-kit"
      labelId={`${id}label`}
      items={items}
      series={series}
      areas={`${id}bar`}
      points={points}
      height={height}
      ticks={ticks}
      hasDots={false}
      messages={messages}
    >
      <ChartPatterns id={`${id}bar`} />
      {/* Each half is clipped at zero, so that only the far end of a bar is rounded. */}
      <svg width="100%" height={zero}>
        {up.map((bar) => (
          <rect key={bar.key} className="mr-BarChart-bar" {...bar.props} />
        ))}
      </svg>
      <svg width="100%" y={zero} height={height - zero}>
        {down.map((bar) => (
          <rect key={bar.key} className="mr-BarChart-bar" {...bar.props} />
        ))}
      </svg>
    </AxisChart>
  );
}
