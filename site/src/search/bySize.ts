const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Compares two sizes as shops sort them: letters from small to large, then numbers by their amount (`9½` after `9`), then words. */
export function bySize(one: string, other: string): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  return a[0] - b[0] || a[1] - b[1] || one.localeCompare(other, 'en', { numeric: true });
}

/** `S/M` ranks as its first letter does, `32/34` as its first number. */
function rankOf(size: string): [kind: number, amount: number] {
  const letter = letters.indexOf(size.split('/')[0]?.toUpperCase() ?? '');
  if (letter >= 0) return [0, letter];
  const amount = Number.parseFloat(size.replace(/^(\d+)½/, '$1.5'));
  return Number.isNaN(amount) ? [2, 0] : [1, amount];
}
