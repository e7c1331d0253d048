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

/**
 * Finds pages of an area, and for the administrator products, orders and people, which are read when somebody begins to type.
 *
 * @param shop - The shop that the pages of a seller keep in their address.
 */
export function searchIn(area: WorkArea, context: WorkContext, shop?: string) {
  return async (query: string): Promise<readonly SearchSuggestion[]> => {
    const text = query.trim().toLocaleLowerCase(context.tag);
    if (text === '') return [];
    const fits = ({ title }: { title: string }) => title.toLocaleLowerCase(context.tag).includes(text);
    const pages = pagesOf(area, context).map((page) => ({
      ...page,
      href: keepingShop(page.href, shop),
      id: page.href,
      text: context.messages.areas[area],
    }));
    const kinds = area === 'admin' ? await recordsOf(context) : [];
    return [pages, ...kinds].flatMap((kind) => kind.filter(fits).slice(0, most));
  };
}

async function recordsOf({ locale, messages }: WorkContext): Promise<SearchSuggestion[][]> {
  const [products, orders, customers, sellers] = await Promise.all([
    readCall('/api/admin/products', locale),
    readCall('/api/admin/orders', locale),
    readCall('/api/admin/customers', locale),
    readCall('/api/admin/sellers', locale),
  ]);
  const { nav } = messages;
  return [
    products.map(({ slug, title, thumbnail }) => ({
      id: `product ${slug}`,
      title,
      text: nav.products,
      src: thumbnail,
      href: href(locale, workPaths.record('products', slug)),
    })),
    orders.map((order) => ({
      id: `order ${order.id}`,
      title: `${orderNumber(order)}, ${order.users.name.firstName} ${order.users.name.lastName}`,
      text: nav.orders,
      href: href(locale, workPaths.record('orders', order.id)),
    })),
    customers.map(({ id, name }) => ({
      id: `customer ${id}`,
      title: name,
      text: nav.customers,
      href: searchedList(locale, 'admin', 'customers', name),
    })),
    sellers.map(({ id, shopName, name }) => ({
      id: `seller ${id ?? shopName}`,
      title: `${shopName}, ${name}`,
      text: nav.sellers,
      href: searchedList(locale, 'admin', 'sellers', shopName),
    })),
  ];
}
