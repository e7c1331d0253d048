/**
 * Returns the linked pages: the first, the last, and those around the current one, in order. `null` is a gap of two or
 * more pages. Up to seven pages are all linked; a longer row has the same number of entries on every page, so that
 * "Next" does not move under the pointer.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), null, pages];
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)];
  return [1, null, ...range(page - 1, page + 1), null, pages];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
