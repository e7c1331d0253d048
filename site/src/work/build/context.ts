import type { KitLabels } from '@marketrow/components/KitProvider';
import type { PageContext } from '../../context/pageContext';
import { messages } from '../../i18n';
import type { Locale } from '../../routes';
import type { WorkArea } from '../../workRoutes';
import { hasSample } from '../../data';
import { readWork, type WorkCall } from '../../data/work';
import { lists, type ListPath } from '../lists';
import { categoriesOf } from '../dashboard/categoriesOf';
import type { SellersShop } from '../base/vendorShop';
import { sellersOf } from '../vendor/readVendor';
import { workKit, type WorkContext } from '../base/model';

/** Rows on a page of a list. */
export const pageSize = 10;

/**
 * What the areas of work need of their page, with the strings of the kit that they use and no others.
 *
 * @param also - Further components of the page.
 */
export function workContext(
  { locale, tag, currency, t, kit }: PageContext,
  also: readonly (keyof KitLabels)[] = [],
): WorkContext {
  const labels = Object.fromEntries(
    [...workKit, ...also].flatMap((name) => (kit[name].labels ? [[name, kit[name].labels]] : [])),
  );
  return { locale, tag, currency, messages: t.work, labels };
}

/** Person who works in an area: the shopkeeper of the demo, and the seller whose shop the API shows. Without the sample nobody is known. */
export async function workPerson(
  { locale }: PageContext,
  area: WorkArea,
): Promise<{ name: string; role: string; image?: string }> {
  const { frame, areas } = messages(locale).work;
  if (!hasSample) return { name: areas[area], role: messages(locale).site.name };
  if (area === 'admin') return { name: 'Gage Paquette', role: frame.role, image: '/images/people/gage-paquette.webp' };
  const [seller] = await readWork('/api/admin/sellers', locale);
  return {
    name: seller?.name ?? frame.seller,
    role: seller?.shopName ?? frame.seller,
    ...(seller && { image: seller.image }),
  };
}

/** The shops whose sellers the area of sellers can be looked at as. */
export async function sellersShops(locale: Locale): Promise<SellersShop[]> {
  const [shops, sellers] = await Promise.all([readWork('/api/shops', locale), readWork('/api/admin/sellers', locale)]);
  return sellersOf(shops, sellers);
}

/** The rows of a list that its page is built with: those of the first page, and how many there are in all. */
export async function firstRows(
  context: WorkContext,
  path: ListPath,
): Promise<{ rows: readonly object[]; total: number }> {
  const list = lists[path];
  const answers = await Promise.all(list.calls.map((call) => readBuilt(call, context.locale)));
  const rows = list.rowsOf(answers as never, context);
  return { rows: rows.slice(0, pageSize), total: rows.length };
}

function readBuilt(call: WorkCall, locale: Locale): Promise<unknown> {
  return readWork(call, locale);
}

/** Name of the first category of each product that somebody has ordered, by the product's slug. */
export async function categoriesOfOrders(locale: Locale): Promise<Record<string, string>> {
  const [products, categories, orders] = await Promise.all([
    readWork('/api/admin/products', locale),
    readWork('/api/admin/category', locale),
    readWork('/api/admin/orders', locale),
  ]);
  return categoriesOf(products, categories, orders);
}
