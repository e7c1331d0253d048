import { orderNumber } from '../account/orderNumber';
import { fill } from '../i18n/fill';
import type { WorkContext } from '../work/base/model';
import { PackingSlip, type Slip } from './PackingSlip';
import { printPaper } from './printPaper';
import { readSellers, type Seller } from './readSellers';

/** Prints packing slips, each on a page of its own. */
export async function printSlips(
  context: WorkContext,
  slipsFor: (sellers: ReadonlyMap<string, Seller>) => readonly Slip[],
): Promise<void> {
  const sellers = await readSellers();
  const slips = slipsFor(sellers);
  const [first] = slips;
  if (!first) return;
  const title = fill(context.messages.slip.fileName, { number: orderNumber(first).slice(1) });
  printPaper(
    title,
    <>
      {slips.map((slip) => (
        <PackingSlip key={slip.shop} context={context} slip={slip} seller={sellers.get(slip.shop)} />
      ))}
    </>,
  );
}
