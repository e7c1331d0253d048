import { useSettings } from '#settings';
import { area as areaOf, curveMonotoneX, line as lineOf } from 'd3-shape';
import { useId } from 'react';
import { bottomTexts, drawable, heightsOf, pointsOf, tableOf } from '../chart/chartData.js';
import { ChartFrame } from '../chart/ChartFrame.js';
import { ChartPlot } from '../chart/ChartPlot.js';
import { lookOf } from '../chart/chartTypes.js';
import type { ChartItem, ChartProps, ChartSeries } from '../chart/chartTypes.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './LineChart.css';

export interface LineChartProps extends ChartProps, SharedProps<never, 'LineChart'> {
  /** Items on the axis in order, such as months, each with a value per series. */
  items: readonly ChartItem[];
  /** Series, one line each. */
  series: readonly ChartSeries[];
  /** Fills the area under the first line. @default false */
  showArea?: boolean | undefined;
  /** Height of the plot in pixels. @default 240 */
  height?: number | undefined;
}

/**
 * Line chart of values over time, optionally with the area under the first line. Arrow keys move from item to item, a
 * table below lists all values, and each line has its own dash pattern. Renders a `<figure>`; safe in server
 * components.
 * @slot actions
 * @cssproperty --mr-chart-1 color of the first series, up to --mr-chart-5
 */
export function LineChart({
  items,
  series,
  showArea = false,
  type = 'number',
  height = 240,
  labels,
  ...props
}: LineChartProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.LineChart, settings.labels.LineChart, labels);
  const id = useId();
  const numbers = { type, locale: settings.locale, currency: settings.currency };
  const { yOf, ticks } = heightsOf(items, height, numbers);
  const last = Math.max(1, items.length - 1);
  const xOf = (index: number) => (items.length === 1 ? 0.5 : index / last);
  const points = pointsOf(items, series, numbers, messages.none, yOf, (index) => {
    const start = Math.max(0, (index - 0.5) / last);
    const end = Math.min(1, (index + 0.5) / last);
    return { x: xOf(index), start: items.length === 1 ? 0 : start, width: items.length === 1 ? 1 : end - start };
  });
  const drawn = (set: number) => items.map((item, index) => [xOf(index) * 1000, drawable(item.values[set])] as const);
  const hasValue = ([, value]: readonly [number, number | null]) => value !== null;
  const x = ([place]: readonly [number, number | null]) => place;
  const y = ([, value]: readonly [number, number | null]) => yOf(value ?? 0);
  const toLine = lineOf<readonly [number, number | null]>(x, y).defined(hasValue).curve(curveMonotoneX).digits(1);
  const toArea = areaOf<readonly [number, number | null]>(x, yOf(0), y)
    .defined(hasValue)
    .curve(curveMonotoneX)
    .digits(1);
  return (
    <ChartFrame
      {...rest}
      rootClass="mr-LineChart-root mr-kit"
      labelId={`${id}label`}
      legend={series.length > 1 ? series.map(({ title }) => title) : []}
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
            hasDots
          >
            {/* Stretched to the width; the strokes are not scaled. */}
            <svg width="100%" height={height} viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none">
              {showArea ? <path className="mr-LineChart-area" d={toArea(drawn(0)) ?? ''} data-series="1" /> : null}
              {series.map(({ title }, set) => (
                <path
                  key={title}
                  className="mr-LineChart-line"
                  d={toLine(drawn(set)) ?? ''}
                  data-series={lookOf(set)}
                />
              ))}
            </svg>
          </ChartPlot>
        )
      }
    />
  );
}
