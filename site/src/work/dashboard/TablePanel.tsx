import { EmptyState } from '@marketrow/components/EmptyState';
import type { ReactNode } from 'react';

interface TablePanelProps {
  /** Unique on the page: the panel is named by its heading. */
  id: string;
  title: string;
  /** Where all rows are. */
  more?: { text: string; href: string } | undefined;
  head: readonly string[];
  /** Columns at the end that hold figures. @default 1 */
  figures?: number;
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** What is said where there are no rows. */
  empty?: string | undefined;
}

/** A panel with a short table; its last columns hold figures. */
export function TablePanel({ id, title, more, head, figures = 1, rows, empty }: TablePanelProps) {
  const look = (column: number) => (column < head.length - figures ? 'work-text' : undefined);
  return (
    <section className="work-panel" aria-labelledby={id}>
      <div className="work-panel-head">
        <h2 id={id}>{title}</h2>
        {more ? <a href={more.href}>{more.text}</a> : null}
      </div>
      {rows.length === 0 && empty !== undefined ? (
        <EmptyState title={empty} headingLevel={3} />
      ) : (
        // Scrolls sideways on phones: the keyboard has to reach it.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a box that scrolls needs the keyboard
        <div className="work-scroller" role="group" aria-labelledby={id} tabIndex={0}>
          <table className="work-lines" aria-labelledby={id}>
            <thead>
              <tr>
                {head.map((column, index) => (
                  <th key={column} scope="col" className={look(index)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, index) =>
                    index === 0 ? (
                      <th key={index} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={index} className={look(index)}>
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
