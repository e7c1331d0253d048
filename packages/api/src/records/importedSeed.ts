import { noFace } from '@marketrow/contract';
import type { Seed } from '@marketrow/contract/answers';
import type { Brand, Category, Product, Shop } from '@marketrow/contract/schemas';
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
 * first product. It has no accounts and no texts of home pages.
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
    socialLinks: { facebook: null, youtube: null, twitter: null, instagram: null },
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
  return { languages: ['en'], records: () => Promise.resolve(records) };
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
