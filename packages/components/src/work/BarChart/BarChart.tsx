import { useSettings } from '#settings';
import { scaleBand } from 'd3-scale';
import { useId } from 'react';
import { bottomTexts, heightsOf, pointsOf, tableOf } from '../chart/chartData.js';
import { ChartFrame } from '../chart/ChartFrame.js';
import { ChartPatterns } from '../chart/ChartPatterns.js';
import { ChartPlot } from '../chart/ChartPlot.js';
import type { ChartItem, ChartProps, ChartSeries } from '../chart/chartTypes.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { barsOf } from './bars.js';
import './BarChart.css';

export interface BarChartProps extends ChartProps, SharedProps<never, 'BarChart'> {
  /** Items on the axis, such as months or categories, each with a value per series. */
  items: readonly ChartItem[];
  /** Series; each item has one bar per series, side by side. */
  series: readonly ChartSeries[];
  /** Height of the plot in pixels. @default 240 */
  height?: number | undefined;
}

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
    <ChartFrame
      {...rest}
      rootClass="mr-BarChart-root mr-kit"
      labelId={`${id}label`}
      legend={series.length > 1 ? series.map(({ title }) => title) : []}
      areas={`${id}bar`}
      emptyText={messages.empty}
      tableText={messages.table}
      table={tableOf(points, series)}
      plot={
        items.length === 0 ? null : (
          <ChartPlot
            labelId={`${id}label`}
            points={points}
            height={height}
            ticks={ticks}
            bottom={bottomTexts(items)}
            hasDots={false}
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
          </ChartPlot>
        )
      }
    />
  );
}
