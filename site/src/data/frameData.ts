import type { CartDrawerShop } from '@marketrow/components/CartDrawer';
import type { CategoryMenuItem } from '@marketrow/components/CategoryMenu';
import type { Labels } from '@marketrow/components/KitProvider';
import type { MegaMenuItem } from '@marketrow/components/MegaMenu';
import type { PhoneMenuItem } from '@marketrow/components/PhoneMenu';
import type { SearchBarOption } from '@marketrow/components/SearchBar';
import { salePriceCents } from '@marketrow/cart-client/money';
import { pageContext } from '../context/pageContext';
import { paths, type Locale } from '../routes';
import { categoryKinds } from './categoryKinds';
import { layout, products } from './index';
import { oncePerLocale } from './oncePerLocale';
import { pictureWidths } from './pictureWidths';

/** What the menus, the search and the cart drawer of every page show: read by the browser at the first intent. */
export interface FrameData {
  locale: Locale;
  tag: string;
  currency: string;
  /** Addresses that the frame leads to. */
  hrefs: { categories: string; search: string; cart: string; account: string };
  /** Stands over goods in the cart that no shop sells but the marketplace itself. */
  marketplace: CartDrawerShop;
  /** Of a line in the cart whose product is not sold any more. */
  notSold: string;
  /** Why the cart did not take a line. */
  refusal: Record<'label' | 'line' | 'full' | 'close', string>;
  /** A size in words. */
  size: string;
  /** The promise at the end of the row. */
  note: string;
  allCategories: string;
  megaMenu: MegaMenuItem[];
  /** Rows of the category menu, with the name of each icon. */
  categoryMenu: (CategoryMenuItem & { iconName: string | null })[];
  searchCategories: SearchBarOption[];
  /** Categories of the phone's menu, with the name of each icon. */
  categories: (PhoneMenuItem & { iconName: string | null })[];
  /** Shops, brands, deals. */
  links: { title: string; href: string }[];
  labels: {
    MegaMenu?: Partial<Labels<'MegaMenu'>> | undefined;
    CategoryMenu?: Partial<Labels<'CategoryMenu'>> | undefined;
    SearchBar?: Partial<Labels<'SearchBar'>> | undefined;
    PhoneMenu?: Partial<Labels<'PhoneMenu'>> | undefined;
    CartDrawer?: Partial<Labels<'CartDrawer'>> | undefined;
    QuickView?: Partial<Labels<'QuickView'>> | undefined;
    ErrorState?: Partial<Labels<'ErrorState'>> | undefined;
  };
}

/** Links of a panel, beside those of the data: the first products of its category. */
const productsInPanel = 5;

/** Links of a group in the category menu: its first link leads to the rest. */
const linksInGroup = 5;

/** The frame of a language: every page has it, so it is worked out once a language. */
export const frameData = oncePerLocale(readFrame);

async function readFrame(locale: Locale): Promise<FrameData> {
  const page = pageContext(locale);
  const { tag, currency, t, href, kit, linkFromData, money } = page;
  const [{ header }, all, kinds] = await Promise.all([layout(locale), products(locale), categoryKinds(locale, page)]);
  const megaMenu = header.megaMenu.map(({ title, url, image, columns, featured }): MegaMenuItem => {
    const product = all.find(({ slug }) => slug === featured);
    const category = url.split('/').at(-1) ?? '';
    const inside = all.filter(({ categories }) => categories.includes(category)).slice(0, productsInPanel);
    const own = inside.map((item) => ({ title: item.title, href: href(paths.product(item.slug)) }));
    return {
      title,
      href: linkFromData(url),
      src: image,
      columns: [
        ...columns.map((column) => ({
          title: column.title,
          links: column.links.map((link) => ({ title: link.title, href: linkFromData(link.url) })),
        })),
        ...(own.length > 0 ? [{ title: t.frame.inCategory, links: own }] : []),
      ],
      ...(product && {
        feature: {
          title: product.title,
          description: money(salePriceCents(product.price, product.discount)),
          href: href(paths.product(product.slug)),
          src: product.thumbnail,
          srcSet: pictureWidths(product.thumbnail),
        },
      }),
    };
  });
  return {
    locale,
    tag,
    currency,
    hrefs: {
      categories: href(paths.categories),
      search: href(paths.search),
      cart: href(paths.cart),
      account: href(paths.profile),
    },
    marketplace: { id: 'marketplace', name: t.cart.otherShop, profilePicture: '/favicon.svg' },
    notSold: t.product.notSold,
    refusal: { label: t.cart.title, line: t.cart.refused, full: t.cart.full, close: t.cart.close },
    size: t.cart.size,
    note: t.site.note,
    allCategories: kit.Header.labels?.allCategories ?? t.home.allCategories,
    megaMenu,
    categoryMenu: [
      ...kinds.map(({ name, path, icon, groups }) => ({
        title: name,
        href: href(path),
        iconName: icon,
        columns: groups.map((group) => ({
          title: group.name,
          links: group.children
            .slice(0, linksInGroup)
            .map((link) => ({ title: link.name, href: linkFromData(link.path) })),
        })),
      })),
      { title: t.shops.title, href: href(paths.shops), iconName: 'store', separated: true },
      { title: t.frame.brands, href: href(paths.brands), iconName: 'tag' },
      { title: t.categories.title, href: href(paths.categories), iconName: 'layout-grid' },
    ],
    searchCategories: header.searchCategories.map(({ title, value }) => ({ label: title, value })),
    categories: header.categories.map(({ name, path, icon, children }) => ({
      title: name,
      href: linkFromData(path),
      iconName: icon,
      links: children.map((child) => ({ title: child.name, href: linkFromData(child.path) })),
    })),
    links: [
      { title: t.frame.deals, href: href(paths.sales) },
      { title: t.frame.brands, href: href(paths.brands) },
    ],
    labels: {
      MegaMenu: kit.MegaMenu.labels,
      CategoryMenu: kit.CategoryMenu.labels,
      SearchBar: kit.SearchBar.labels,
      PhoneMenu: kit.PhoneMenu.labels,
      // The marketplace has a mark and a name of its own: what is left is what could not be read, or is gone.
      CartDrawer: { ...kit.CartDrawer.labels, other: t.cart.unknownShop },
      QuickView: kit.QuickView.labels,
      ErrorState: kit.ErrorState.labels,
    },
  };
}
