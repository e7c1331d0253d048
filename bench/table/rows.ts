/* The rows and the texts of the cells, the same for both tables. */

export interface OrderRow {
  id: string;
  customer: string;
  total: number;
  placed: string;
  status: string;
}

const first = ['Ines', 'Tobias', 'Amara', 'Noor', 'Ryan', 'Zoë', 'Ärik', 'Bo', 'Gage', 'Lena'];
const last = ['Calder', 'Brandt', 'Okoye', 'Haddad', 'Hoffmann', 'Quist', 'Ödman', 'Paquette', 'Varga'];
const statuses = ['Pending', 'Processing', 'Delivered', 'Cancelled'];

/** Rows in no order, the same at each run. */
export function makeRows(count: number): OrderRow[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    customer: `${first[next(first.length)]} ${last[next(last.length)]} ${next(900) + 100}`,
    total: next(1_000_000) / 100,
    placed: new Date(Date.UTC(2020, 0, 1) + next(1400) * 86_400_000).toISOString(),
    status: statuses[next(statuses.length)] ?? '',
  }));
}

export const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
