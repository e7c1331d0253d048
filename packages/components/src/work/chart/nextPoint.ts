/** Returns the index that a key moves to, `undefined` for other keys. Does not wrap around. */
export function nextPoint(key: string, current: number, count: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === back || key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
