'use client';

import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ChartPatterns, patternStyle } from '../chart/ChartPatterns.js';
import { nextPoint } from '../chart/nextPoint.js';
import { ringRadius } from './arcs.js';
import './RingChart.css';

interface RingPlotProps {
  /** Prefix of the pattern ids. */
  id: string;
  labelId: string;
  parts: readonly { title: string; text: string; share: string; shape: string; series: number; label: string }[];
  totalText: string;
  totalLabel: string;
}

/** Ring with the sum in its center and the segments beside it. Hover and focus highlight a segment in both. */
export function RingPlot({ id, labelId, parts, totalText, totalLabel }: RingPlotProps) {
  const ring = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const current = Math.min(stop, parts.length - 1);
  const part = shown === null ? undefined : parts[shown];

  const walk = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextPoint(event.key, current, parts.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    ring.current?.querySelectorAll<SVGElement>('[role="img"]')[next]?.focus();
  };

  return (
    <div className="mr-RingChart-plot">
      <div className="mr-RingChart-ring">
        <svg
          ref={ring}
          className="mr-RingChart-shapes"
          viewBox={`${-ringRadius} ${-ringRadius} ${ringRadius * 2} ${ringRadius * 2}`}
          role="group"
          aria-labelledby={labelId}
          onKeyDown={walk}
          onPointerLeave={() => setShown(null)}
        >
          <ChartPatterns id={id} />
          {parts.map(({ title, label, shape, series }, index) => (
            <path
              key={title}
              role="img"
              className="mr-RingChart-part"
              aria-label={label}
              tabIndex={index === current ? 0 : -1}
              d={shape}
              data-series={series}
              data-quiet={shown !== null && shown !== index ? '' : undefined}
              style={patternStyle(id, series)}
              onFocus={() => {
                setStop(index);
                setShown(index);
              }}
              onBlur={() => setShown(null)}
              onPointerEnter={() => setShown(index)}
            />
          ))}
        </svg>
        <p className="mr-RingChart-middle" aria-hidden={part ? true : undefined}>
          <b className="mr-RingChart-total">{part ? part.share : totalText}</b>
          <span className="mr-RingChart-totalLabel">{part ? part.title : totalLabel}</span>
        </p>
      </div>
      <ul role="list" className="mr-RingChart-legend">
        {parts.map(({ title, text, share, series }) => (
          <li key={title} className="mr-RingChart-key" data-series={series}>
            <span className="mr-RingChart-title">{title}</span> <span>{text}</span>{' '}
            <span className="mr-RingChart-share">{share}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
