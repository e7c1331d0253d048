import type { AccountContext } from '../account/model/types';
import { orderNumber } from '../account/orderNumber';
import type { Order } from '../data/types';
import { readJson } from '../readJson';
import { fill } from '../i18n/fill';
import { accountFile, localeOfParam } from '../routes';
import { Invoice } from './Invoice';
import { printPaper } from './printPaper';
import { readSellers } from './readSellers';

/** Prints the invoice of an order, with the strings of the page's language. */
export async function printInvoice(order: Order): Promise<void> {
  const [context, sellers] = await Promise.all([
    readJson<AccountContext>(accountFile(localeOfParam(document.documentElement.lang)), 'messages'),
    readSellers(),
  ]);
  const title = fill(context.messages.account.order.invoice.fileName, { number: orderNumber(order).slice(1) });
  printPaper(title, <Invoice context={context} order={order} sellers={sellers} />);
}
