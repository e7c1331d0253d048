import type { Labels } from '../../labels/Labels.js';
import { bottomTexts, tableOf } from './chartData.js';
import { ChartFrame } from './ChartFrame.js';
import type { ChartFrameProps } from './ChartFrame.js';
import { ChartPlot } from './ChartPlot.js';
import type { ChartPlotProps } from './ChartPlot.js';
import type { ChartItem, ChartProps, ChartSeries } from './chartTypes.js';

/** Props of a chart of items on an axis. */
export interface AxisChartProps extends ChartProps {
  /** Items on the axis in order, such as months or categories, each with a value per series. */
  items: readonly ChartItem[];
  /** Series; each item has one value per series. */
  series: readonly ChartSeries[];
  /** Height of the plot in pixels. @default 240 */
  height?: number | undefined;
}

interface FrameProps
  extends
    Omit<AxisChartProps, 'currency' | 'locale' | 'type' | 'height'>,
    Omit<ChartPlotProps, 'bottom'>,
    Pick<ChartFrameProps, 'rootClass' | 'areas'> {
  messages: Labels<'BarChart'>;
}

/** Frame, axes and table of a chart of items on an axis. */
export function AxisChart({
  items,
  series,
  height,
  points,
  ticks,
  hasDots,
  labelId,
  messages,
  children,
  ...rest
}: FrameProps) {
  return (
    <ChartFrame
      {...rest}
      labelId={labelId}
      legend={series.length > 1 ? series.map(({ title }) => title) : []}
      emptyText={messages.empty}
      tableText={messages.table}
      table={tableOf(points, series)}
      plot={
        items.length === 0 ? null : (
          <ChartPlot
            labelId={labelId}
            points={points}
            height={height}
            ticks={ticks}
            bottom={bottomTexts(items)}
            hasDots={hasDots}
          >
            {children}
          </ChartPlot>
        )
      }
    />
  );
}
