import type { SearchSuggestion } from '@marketrow/components/SearchBar';
import { orderNumber } from '../../account/orderNumber';
import { href } from '../../routes';
import { type WorkArea, searchedList, workPaths } from '../../workRoutes';
import { readCall } from '../base/api';
import { keepingShop } from '../base/vendorShop';
import { pagesOf } from './areas';
import type { WorkContext } from '../base/model';

/** How many of a kind are suggested. */
const most = 3;

/** The list that shows the results where no other has any. */
export const firstSearched: Readonly<Record<WorkArea, string>> = { admin: 'products', vendor: 'reviews' };

/**
 * The search over an area: its pages, and for the administrator products, orders and people, which are read when somebody
 * begins to type.
 *
 * @param shop - The shop that the pages of a seller keep in their address.
 */
export function workSearch(area: WorkArea, context: WorkContext, shop?: string) {
  const pages = pagesOf(area, context).map((page): SearchSuggestion => ({
    ...page,
    href: keepingShop(page.href, shop),
    id: page.href,
    description: context.messages.areas[area],
  }));
  /** Pages and kinds of records that fit. Without an answer of the API there are the pages. */
  const find = async (query: string) => {
    const text = query.trim().toLocaleLowerCase(context.tag);
    const fits = ({ title }: SearchSuggestion) => title.toLocaleLowerCase(context.tag).includes(text);
    const kinds = area === 'admin' ? await recordsOf(context).catch(() => []) : [];
    return {
      pages: pages.filter(fits),
      kinds: kinds.map(({ list, items }) => ({ list, items: items.filter(fits) })),
    };
  };
  return {
    suggest: async (query: string): Promise<readonly SearchSuggestion[]> => {
      const found = await find(query);
      return [found.pages, ...found.kinds.map(({ items }) => items)].flatMap((items) => items.slice(0, most));
    },
    /** Where everything that a search finds is shown: the first list that has some of it, else a page of that name. */
    resultsHref: async (query: string): Promise<string> => {
      const text = query.trim();
      if (text === '') return keepingShop(href(context.locale, workPaths.list(area, firstSearched[area])), shop);
      const found = await find(text);
      const list = found.kinds.find(({ items }) => items.length > 0)?.list;
      const [page] = found.pages;
      if (list === undefined && page !== undefined) return page.href;
      return keepingShop(searchedList(context.locale, area, list ?? firstSearched[area], text), shop);
    },
  };
}

/** The records of the administrator by their lists; people before orders, whose list is not searched by name. */
async function recordsOf({
  locale,
  messages: { nav },
}: WorkContext): Promise<{ list: string; items: SearchSuggestion[] }[]> {
  const [products, orders, customers, sellers] = await Promise.all([
    readCall('/api/admin/products', locale),
    readCall('/api/admin/orders', locale),
    readCall('/api/admin/customers', locale),
    readCall('/api/admin/sellers', locale),
  ]);
  return [
    {
      list: 'products',
      items: products.map(({ slug, title, thumbnail }) => ({
        id: `product ${slug}`,
        title,
        description: nav.products,
        src: thumbnail,
        href: href(locale, workPaths.record('admin', 'products', slug)),
      })),
    },
    {
      list: 'customers',
      items: customers.map(({ id, name, avatar }) => ({
        id: `customer ${id}`,
        title: name,
        description: nav.customers,
        src: avatar,
        href: searchedList(locale, 'admin', 'customers', name),
      })),
    },
    {
      list: 'sellers',
      items: sellers.map(({ id, shopName, name, image }) => ({
        id: `seller ${id ?? shopName}`,
        title: `${shopName}, ${name}`,
        description: nav.sellers,
        src: image,
        href: searchedList(locale, 'admin', 'sellers', shopName),
      })),
    },
    {
      list: 'orders',
      items: orders.map((order) => ({
        id: `order ${order.id}`,
        title: `${orderNumber(order)}, ${order.users.name.firstName} ${order.users.name.lastName}`,
        description: nav.orders,
        src: order.items[0]?.product_img,
        href: href(locale, workPaths.record('admin', 'orders', order.id)),
      })),
    },
  ];
}
