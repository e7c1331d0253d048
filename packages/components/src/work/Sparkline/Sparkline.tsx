import { clsx } from 'clsx/lite';
import { extent } from 'd3-array';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { ComponentProps } from 'react';
import './Sparkline.css';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /**
   * Alternative text: "Orders, from 180 to 420 in twelve months". If omitted, the chart is decorative and hidden from
   * screen readers.
   */
  label?: string | undefined;
  /** Values in order. */
  values: readonly number[];
  /** Color of the line. @default the accent color */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** Height in pixels; the width is that of the container. @default 36 */
  height?: number | undefined;
}

/**
 * Small line chart of one series, without axes. For details use a `LineChart`. Renders an `<svg>`; safe in server
 * components.
 * @selector [data-tone="neutral|success|danger"]
 */
export function Sparkline({ label, values, tone, height = 36, className, ...rest }: SparklineProps) {
  const drawn = values.filter((value) => Number.isFinite(value));
  const [low = 0, high = 0] = extent(drawn);
  // Margin as wide as the stroke, so that the ends are not clipped.
  const yOf = (value: number) => height - 2 - ((value - low) / (high - low || 1)) * (height - 4);
  const xOf = (index: number) => (drawn.length > 1 ? (index / (drawn.length - 1)) * 100 : 50);
  const xAt = (_value: number, index: number) => xOf(index);
  const lineText = line<number>(xAt, (value) => yOf(value))
    .curve(curveMonotoneX)
    .digits(1)(drawn);
  const areaText = area<number>(xAt, height, (value) => yOf(value))
    .curve(curveMonotoneX)
    .digits(1)(drawn);
  const name = rest['aria-label'] ?? label;
  return (
    <svg
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      className={clsx('mr-Sparkline-root mr-kit', className)}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      height={height}
      data-tone={tone}
    >
      <path className="mr-Sparkline-area" d={areaText ?? ''} />
      <path className="mr-Sparkline-line" d={lineText ?? ''} />
    </svg>
  );
}
