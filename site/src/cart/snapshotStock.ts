import { stockOf } from '../data/contractRules';
import type { ProductSnapshot } from '../data/productSnapshot';

/** Pieces at hand of what the id of a line names; `undefined` where they are not counted. */
export function snapshotStock(snapshot: ProductSnapshot, id: string | number): number | undefined {
  return stockOf({ ...snapshot, colors: snapshot.colours.map(({ value }) => value) }, id);
}
