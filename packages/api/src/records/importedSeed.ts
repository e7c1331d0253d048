import { noFace } from '@marketrow/contract';
import type { Seed } from '@marketrow/contract/answers';
import type { Brand, Category, Layout, Product, Shop } from '@marketrow/contract/schemas';
import { slugFor } from '@marketrow/contract/slug';

/** Products of a file, and the names of their categories. */
export interface ImportedCatalog {
  products: readonly Product[];
  categories: readonly { slug: string; name: string }[];
}

/** The shop that sells all of them. */
export interface ImportedShop {
  name: string;
  email: string;
}

/**
 * Makes a seed of imported products: one shop sells them, brands and categories are those that they name, each with the picture of its
 * first product. The frame of the pages links to the categories and the shop. It has no accounts and no texts of home pages.
 */
export function importedSeed({ products, categories }: ImportedCatalog, { name, email }: ImportedShop): Seed {
  const slug = slugFor('shop', name);
  const shop: Shop = {
    id: slug,
    slug,
    user: { id: slug, name: { firstName: name, lastName: '-' }, avatar: noFace },
    email,
    name,
    phone: '-',
    address: '-',
    verified: false,
    coverPicture: noFace,
    profilePicture: noFace,
    socialLinks: noLinks,
  };
  const records = {
    shops: [shop],
    brands: brandsOf(products),
    categories: categories.map((category): Category => {
      const own = products.filter((product) => product.categories.includes(category.slug));
      return {
        ...category,
        id: category.slug,
        icon: null,
        image: own[0]?.thumbnail ?? noFace,
        parent: [],
        description: '',
        featured: false,
        productCount: own.filter(({ published }) => published).length,
      };
    }),
    products: products.map((product) => ({ ...product, shop })),
  };
  const content = { layout: layoutOf(shop, records.categories) };
  return { languages: ['en'], records: () => Promise.resolve({ ...records, content }) };
}

const noLinks = { facebook: null, youtube: null, twitter: null, instagram: null };

/** The frame of the pages: pages that every shop has, and nothing that only its owner can say. */
function layoutOf({ name, email, phone, address }: Shop, categories: readonly Category[]): Layout {
  return {
    topbar: {
      label: 'Welcome',
      title: name,
      socialLinks: noLinks,
      languageOptions: [
        { title: 'EN', value: 'en' },
        { title: 'DE', value: 'de' },
      ],
    },
    header: {
      categories: categories.map((category) => ({
        name: category.name,
        icon: null,
        path: `/categories/${category.slug}`,
        children: [],
      })),
      megaMenu: [],
      links: [],
      searchCategories: [
        { title: 'All Categories', value: '' },
        ...categories.map((category) => ({ title: category.name, value: category.slug })),
      ],
    },
    footer: {
      description: `Everything that ${name} sells.`,
      appStoreUrl: null,
      playStoreUrl: null,
      about: [
        { title: 'About us', url: '/about' },
        { title: 'Terms and conditions', url: '/terms' },
        { title: 'Privacy policy', url: '/privacy' },
      ],
      customerService: [
        { title: 'Help center', url: '/help' },
        { title: 'Returns and refunds', url: '/returns' },
      ],
      contact: { address, email, phone },
      socialLinks: noLinks,
    },
    mobileNavigation: [
      { title: 'Home', icon: 'house', url: '/', badge: false },
      { title: 'Category', icon: 'layout-grid', url: '/mobile-categories', badge: false },
      { title: 'Cart', icon: 'shopping-bag', url: '/cart', badge: true },
      { title: 'Account', icon: 'user', url: '/profile', badge: false },
    ],
  };
}

/** Brands by their slug: "Vela" and "vela" are one. */
function brandsOf(products: readonly Product[]): Brand[] {
  const brands = new Map<string, Brand>();
  for (const { brand, thumbnail, categories } of products) {
    if (brand === null) continue;
    const slug = slugFor('brand', brand);
    if (brands.has(slug)) continue;
    brands.set(slug, {
      id: slug,
      slug,
      name: brand,
      image: thumbnail,
      type: categories[0] ?? 'other',
      featured: false,
    });
  }
  return [...brands.values()];
}
