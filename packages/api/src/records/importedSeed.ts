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
  const listed = { 'market-categories': records.categories.map(({ slug }) => ({ slug })) };
  const layout = (language: string) => layoutOf(shop, records.categories, language === 'de' ? german : english);
  return {
    languages: ['en', 'de'],
    // The file has one language: its texts are shown in the other, too.
    records: (language) =>
      Promise.resolve(
        language === 'en'
          ? { ...records, content: { layout: layout(language), ...listed } }
          : { content: { layout: layout(language) } },
      ),
  };
}

const noLinks = { facebook: null, youtube: null, twitter: null, instagram: null };

const english = {
  welcome: 'Welcome',
  everythingOf: (shop: string) => `Everything that ${shop} sells.`,
  allCategories: 'All Categories',
  about: 'About us',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  help: 'Help center',
  returns: 'Returns and refunds',
  home: 'Home',
  category: 'Category',
  cart: 'Cart',
  account: 'Account',
};

const german: typeof english = {
  welcome: 'Willkommen',
  everythingOf: (shop) => `Alles, was ${shop} verkauft.`,
  allCategories: 'Alle Kategorien',
  about: 'Über uns',
  terms: 'Allgemeine Geschäftsbedingungen',
  privacy: 'Datenschutz',
  help: 'Hilfe',
  returns: 'Rückgabe und Erstattung',
  home: 'Startseite',
  category: 'Kategorien',
  cart: 'Warenkorb',
  account: 'Konto',
};

/** The frame of the pages: pages that every shop has, and nothing that only its owner can say. */
function layoutOf({ name, email, phone, address }: Shop, categories: readonly Category[], t: typeof english): Layout {
  return {
    topbar: {
      label: t.welcome,
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
        { title: t.allCategories, value: '' },
        ...categories.map((category) => ({ title: category.name, value: category.slug })),
      ],
    },
    footer: {
      description: t.everythingOf(name),
      appStoreUrl: null,
      playStoreUrl: null,
      about: [
        { title: t.about, url: '/about' },
        { title: t.terms, url: '/terms' },
        { title: t.privacy, url: '/privacy' },
      ],
      customerService: [
        { title: t.help, url: '/help' },
        { title: t.returns, url: '/returns' },
      ],
      contact: { address, email, phone },
      socialLinks: noLinks,
    },
    mobileNavigation: [
      { title: t.home, icon: 'house', url: '/', badge: false },
      { title: t.category, icon: 'layout-grid', url: '/mobile-categories', badge: false },
      { title: t.cart, icon: 'shopping-bag', url: '/cart', badge: true },
      { title: t.account, icon: 'user', url: '/profile', badge: false },
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
