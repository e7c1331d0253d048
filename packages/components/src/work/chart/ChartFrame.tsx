import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { hasContent } from '../../internal/render/hasContent.js';
import './ChartFrame.css';
import { patternStyle } from './ChartPatterns.js';
import { lookOf } from './chartTypes.js';
import type { ChartProps } from './chartTypes.js';

interface ChartFrameProps extends Omit<ChartProps, 'currency' | 'locale' | 'type'> {
  rootClass: string | undefined;
  labelId: string;
  /** Names of the series; omitted for a single one. */
  legend?: readonly string[];
  /** Prefix of the pattern ids for charts of areas, whose legend shows areas instead of lines. */
  areas?: string;
  /** Chart; `undefined` if there is nothing to draw. */
  plot: ReactNode;
  /** Text that replaces an empty chart. */
  emptyText: string;
  /** Text of the button that opens the table. */
  tableText: string;
  /** Headers and rows of the table; the first cell of a row is its header. */
  table: { heads: readonly string[]; rows: readonly (readonly string[])[] };
}

/**
 * Figure with a heading, the chart, and a table of all values that opens without scripts. Safe in server components.
 */
export function ChartFrame({
  rootClass,
  label,
  labelId,
  headingLevel = 2,
  showLabel = true,
  legend = [],
  areas,
  actions,
  plot,
  emptyText,
  tableText,
  table,
  className,
  ...rest
}: ChartFrameProps) {
  const Heading = `h${headingLevel}` as const;
  const heading = (
    <Heading id={labelId} className="mr-ChartFrame-heading">
      {label}
    </Heading>
  );
  return (
    <figure
      aria-labelledby={rest['aria-label'] === undefined ? labelId : undefined}
      {...rest}
      className={clsx(rootClass, 'mr-ChartFrame-root', className)}
    >
      <div className="mr-ChartFrame-head">
        {showLabel ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
        {legend.length > 0 && hasContent(plot) ? (
          <ul role="list" className="mr-ChartFrame-legend">
            {legend.map((name, index) => (
              <li
                key={name}
                className={clsx('mr-ChartFrame-key', areas === undefined && 'mr-ChartFrame-line')}
                data-series={lookOf(index)}
              >
                {areas === undefined ? null : (
                  <svg className="mr-ChartFrame-area" aria-hidden="true" style={patternStyle(areas, lookOf(index))}>
                    <rect width="100%" height="100%" rx="2" />
                  </svg>
                )}
                <span>{name}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {hasContent(actions) ? <div className="mr-ChartFrame-actions">{actions}</div> : null}
      </div>
      {hasContent(plot) ? (
        <>
          {plot}
          <details className="mr-ChartFrame-details">
            <summary className="mr-ChartFrame-summary">{tableText}</summary>
            {/* The table scrolls sideways on phones: the keyboard has to reach it. */}
            {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
            <section className="mr-ChartFrame-scroller" aria-labelledby={labelId} tabIndex={0}>
              <table className="mr-ChartFrame-table">
                <thead>
                  <tr>
                    {table.heads.map((head, index) => (
                      <th key={index} scope="col">
                        {head === '' ? <VisuallyHidden>{label}</VisuallyHidden> : head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {table.rows.map(([name = '', ...cells]) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      {cells.map((cell, index) => (
                        <td key={index}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </details>
        </>
      ) : (
        <p className="mr-ChartFrame-empty">{emptyText}</p>
      )}
    </figure>
  );
}
