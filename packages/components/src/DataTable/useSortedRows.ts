'use client';

import { useEffect, useMemo, useState } from 'react';
import { sortSteps } from './sortRows';
import type { RowSort, SortableRow } from './sortRows';

/** More rows than this are sorted in slices: sorted at once, they hold up a phone for over 100 ms. */
const mostAtOnce = 2000;

/** How long the page may be held up by one slice, in milliseconds. */
const sliceLength = 20;

/** Rows that were sorted in slices, and what was asked. */
interface Prepared<Row> {
  sort: RowSort | undefined;
  rows?: readonly Row[];
  sorted?: readonly Row[];
}

/**
 * `rows` sorted by `sort`. A new sort of over 2,000 rows is worked out in slices, between which the page answers: until it is
 * there the rows keep their order, and `isSorting` is true. `rows` are another array where the language is another.
 */
export function useSortedRows<Row extends SortableRow>(
  rows: readonly Row[],
  sort: RowSort | undefined,
  locale: string,
): { sorted: readonly Row[]; isSorting: boolean } {
  const [prepared, setPrepared] = useState<Prepared<Row>>({ sort });
  const shownSort = rows.length > mostAtOnce ? prepared.sort : sort;
  const isSorting = shownSort !== sort;
  useEffect(() => {
    if (!isSorting) return undefined;
    const abandoned = new AbortController();
    if (sort) void prepare(sort);
    else setPrepared({ sort });
    return () => abandoned.abort();

    async function prepare(asked: RowSort) {
      const sorted = await sortedInSlices(sortSteps(rows, asked, locale), abandoned.signal);
      if (sorted) setPrepared({ sort: asked, rows, sorted });
    }
  }, [isSorting, rows, sort, locale]);

  const sorted = useMemo(() => {
    if (!shownSort) return rows;
    const isPrepared = prepared.sort === shownSort && prepared.rows === rows;
    return (isPrepared ? prepared.sorted : undefined) ?? sortedAtOnce(sortSteps(rows, shownSort, locale));
  }, [rows, shownSort, locale, prepared]);
  return { sorted, isSorting };
}

type Steps<Row> = Generator<undefined, Row[]>;

function sortedAtOnce<Row>(steps: Steps<Row>): Row[] {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The sorted rows; nothing where the work was abandoned. */
async function sortedInSlices<Row>(steps: Steps<Row>, abandoned: AbortSignal): Promise<Row[] | undefined> {
  while (!abandoned.aborted) {
    await nextTask();
    const end = performance.now() + sliceLength;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
  return undefined;
}

/** Lets the browser draw and answer first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
