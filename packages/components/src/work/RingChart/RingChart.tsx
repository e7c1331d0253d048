import { useSettings } from '#settings';
import { useId } from 'react';
import { ChartFrame } from '../chart/ChartFrame.js';
import { shortText, valueText } from '../chart/chartText.js';
import { lookOf } from '../chart/chartTypes.js';
import type { ChartProps } from '../chart/chartTypes.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { arcsOf } from './arcs.js';
import { RingPlot } from './RingPlot.js';
import './RingChart.css';

/** Segment of a ring. */
export interface RingChartItem {
  /** Name, such as "Electronics". Unique among the items. */
  title: string;
  /** Value, 0 or more. Money in major units. */
  value: number;
}

export interface RingChartProps extends ChartProps, SharedProps<never, 'RingChart'> {
  /** Segments in order; users can distinguish five or six at most. */
  items: readonly RingChartItem[];
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

/**
 * Ring chart of shares, with names, values and shares beside it. Arrow keys move from segment to segment, a table lists
 * the values, and in forced colors each segment has a pattern. Renders a `<figure>`; safe in server components.
 * @slot actions
 * @cssproperty --mr-chart-1 color of the first segment, up to --mr-chart-5
 */
export function RingChart({ items, type = 'number', labels, ...props }: RingChartProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.RingChart, settings.labels.RingChart, labels);
  const id = useId();
  const numbers = { type, locale: settings.locale, currency: settings.currency };
  const { arcs, total } = arcsOf(items);
  const parts = items.map((item, index) => {
    const text = valueText(item.value, numbers);
    const share = numberFormat(settings.locale, percent).format(total > 0 ? Math.max(0, item.value) / total : 0);
    const shape = arcs[index] ?? '';
    return { title: item.title, text, share, shape, series: lookOf(index), label: `${item.title}: ${text}, ${share}` };
  });
  return (
    <ChartFrame
      {...rest}
      rootClass="mr-RingChart-root mr-kit"
      labelId={`${id}label`}
      emptyText={messages.empty}
      tableText={messages.table}
      table={{
        heads: ['', messages.value, messages.share],
        rows: parts.map(({ title, text, share }) => [title, text, share]),
      }}
      plot={
        total > 0 ? (
          <RingPlot
            id={`${id}ring`}
            labelId={`${id}label`}
            parts={parts}
            totalText={shortText(total, numbers)}
            totalLabel={messages.total}
          />
        ) : null
      }
    />
  );
}
