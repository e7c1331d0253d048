import type { PageContext } from '../context/pageContext';
import { accountKit, type AccountContext, type AccountData, type AccountFacts } from './model/types';
import { hasSample, sample } from '../data';
import { factsOf } from './factsOf';
import type { Locale } from '../routes';

/** What the pages of the account need of their page, with the strings of the kit that they use and no others. */
export function accountContext({ locale, currency, t, kit }: PageContext): AccountContext {
  const labels = Object.fromEntries(accountKit.flatMap((name) => (kit[name].labels ? [[name, kit[name].labels]] : [])));
  const messages = {
    account: t.account,
    cart: { size: t.cart.size },
    counts: t.counts,
    home: t.pages.crumbs,
    siteName: t.site.name,
    delivery: t.cart.delivery,
    areas: t.work.areas,
  };
  return { locale, currency, messages, labels };
}

/** What every page shows of the sample customer. */
export async function sampleFacts(locale: Locale): Promise<AccountFacts> {
  const [user, orders, addresses, tickets] = await Promise.all([
    sample.user(locale),
    sample.orders(locale),
    sample.addresses(locale),
    sample.tickets(locale),
  ]);
  return factsOf(user, { orders, addresses, tickets });
}

/** A page of the sample customer with its data; undefined where there is none. */
export async function sampleData(locale: Locale, body: AccountData['body']): Promise<AccountData | undefined> {
  if (!hasSample) return undefined;
  return { facts: await sampleFacts(locale), body };
}
