'use client';

import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import './ChartPlot.css';
import type { ChartPoint } from './chartTypes.js';
import { nextPoint } from './nextPoint.js';

interface ChartPlotProps {
  /** Id of the element that names the chart. */
  labelId: string;
  /** Points in order. */
  points: readonly ChartPoint[];
  /** Height in pixels. Horizontally, shapes use percent. */
  height: number;
  /** Horizontal grid lines: values with their distance from the top in pixels. */
  ticks: readonly { value: number; y: number; text: string }[];
  /** Texts under the chart; empty strings if there is no room. */
  bottom: readonly string[];
  /** Whether each value of the hovered point gets a dot. */
  hasDots: boolean;
  /** Shapes of the chart. */
  children: ReactNode;
}

/**
 * Plot with its axes. Its points are one tab stop; arrows, Home and End move between them, and each is announced with
 * its values. The shapes are server nodes, and fit any width.
 */
export function ChartPlot({ labelId, points, height, ticks, bottom, hasDots, children }: ChartPlotProps) {
  const plot = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const current = Math.min(stop, points.length - 1);
  const point = shown === null ? undefined : points[shown];
  const widest = ticks.reduce((longest, { text }) => (text.length > longest.length ? text : longest), '');

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown(null);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextPoint(event.key, current, points.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    plot.current?.querySelectorAll<SVGElement>('[role="img"]')[next]?.focus();
  };

  return (
    <div className="mr-ChartPlot-root" style={{ '--mr-chart-height': `${height}px` }}>
      <div className="mr-ChartPlot-axis" aria-hidden="true">
        <span className="mr-ChartPlot-widest">{widest}</span>
        {ticks.map(({ value, y, text }) => (
          <span key={value} className="mr-ChartPlot-tick" style={{ insetBlockStart: y }}>
            {text}
          </span>
        ))}
      </div>
      <div className="mr-ChartPlot-plot" onPointerLeave={() => setShown(null)}>
        <svg ref={plot} className="mr-ChartPlot-shapes" role="group" aria-labelledby={labelId} onKeyDown={walk}>
          {ticks.map(({ value, y }) => (
            <line key={value} className="mr-ChartPlot-line" x1="0" x2="100%" y1={y} y2={y} />
          ))}
          {children}
          {points.map(({ title, label, start, width }, index) => (
            <rect
              key={title}
              role="img"
              className="mr-ChartPlot-place"
              aria-label={label}
              tabIndex={index === current ? 0 : -1}
              x={percent(start)}
              width={percent(width)}
              y="0"
              height={height}
              onFocus={() => {
                setStop(index);
                setShown(index);
              }}
              onBlur={() => setShown(null)}
              onPointerEnter={() => setShown(index)}
              onPointerDown={() => setShown(index)}
            />
          ))}
        </svg>
        {point ? <Card point={point} hasDots={hasDots} /> : null}
      </div>
      <div className="mr-ChartPlot-bottom" data-dense={bottom.length > 7 ? '' : undefined} aria-hidden="true">
        {points.map(({ title, x }, index) => (
          <span key={title} className="mr-ChartPlot-below" style={{ insetInlineStart: percent(x) }}>
            <span>{bottom[index]}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}

/** Card with the values of one point. Screen readers get the label of the point instead. */
function Card({ point, hasDots }: { point: ChartPoint; hasDots: boolean }) {
  const { title, x, values } = point;
  const tops = values.flatMap(({ y }) => y ?? []);
  const edge = x < 0.25 ? 'start' : x > 0.75 ? 'end' : undefined;
  const at = { insetInlineStart: percent(x) };
  return (
    <div aria-hidden="true">
      <span className="mr-ChartPlot-guide" style={at} />
      {hasDots
        ? values.map(({ series, y }) =>
            y === null ? null : (
              <span
                key={series}
                className="mr-ChartPlot-dot"
                data-series={series}
                style={{ ...at, insetBlockStart: y }}
              />
            ),
          )
        : null}
      <div className="mr-ChartPlot-anchor" data-edge={edge} style={{ ...at, insetBlockStart: Math.min(...tops, 1e4) }}>
        <div className="mr-ChartPlot-card">
          <span className="mr-ChartPlot-title">{title}</span>
          {values.map(({ series, name, text }) => (
            <span key={series} className="mr-ChartPlot-value">
              {values.length > 1 ? <span className="mr-ChartPlot-name">{name}</span> : null}
              <b>{text}</b>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
