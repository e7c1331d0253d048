/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes. `'whole'` without a range, for several at once and for other units, which a
 * server may ignore. `'unsatisfiable'` for a range behind the end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=[\t ]*(\d*)-(\d*)[\t ]*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') return Number(to) === 0 || size === 0 ? 'unsatisfiable' : clamp(size - Number(to), size - 1, size);
  if (to !== '' && Number(to) < Number(from)) return 'whole';
  return Number(from) >= size ? 'unsatisfiable' : clamp(Number(from), to === '' ? size - 1 : Number(to), size);
}

function clamp(first: number, last: number, size: number): ByteRange {
  return { first: Math.max(0, first), last: Math.min(last, size - 1) };
}
