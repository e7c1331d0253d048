import { salePriceCents } from '@marketrow/cart-client/money';
import { choicePrice, isSoldOut, type PriceFields, stockOf } from '../data/contractRules';
import type { PageContext } from '../context/pageContext';
import type { Layout, Product, Review } from '../data';
import { ratingCount } from '../data/ratingCount';
import { shownPercent } from '../data/shownPercent';
import { absolute, paths, type Crumb, type Locale } from '../routes';
import type { Thing } from './jsonLd';

/** The same trail that the page shows. */
export function breadcrumbList(locale: Locale, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(path !== undefined && { item: absolute(__SITE_URL__, locale, path) }),
    })),
  };
}

/** The marketplace and its site, for the home page. */
export function organisation(locale: Locale, name: string, { socialLinks }: Layout['footer']): Thing[] {
  const url = absolute(__SITE_URL__, locale, paths.home);
  const sameAs = Object.values(socialLinks).filter((link) => link !== null);
  return [
    {
      '@type': 'Organization',
      name,
      url,
      logo: `${__SITE_URL__}/icon-512.png`,
      ...(sameAs.length > 0 && { sameAs }),
    },
    { '@type': 'WebSite', name, url, inLanguage: locale },
  ];
}

/** A page that lists products. */
export function collectionPage(
  locale: Locale,
  page: { path: string; title: string; description: string; products: readonly Pick<Product, 'slug'>[] },
): Thing {
  return {
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    url: absolute(__SITE_URL__, locale, page.path),
    inLanguage: locale,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.products.length,
      itemListElement: page.products.map(({ slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absolute(__SITE_URL__, locale, paths.product(slug)),
      })),
    },
  };
}

/** A product as its page shows it. */
export function productThing(
  { locale, currency }: Pick<PageContext, 'locale' | 'currency'>,
  product: Product,
  reviews: readonly Review[],
): Thing {
  const url = absolute(__SITE_URL__, locale, paths.product(product.slug));
  return {
    '@type': 'Product',
    name: product.title,
    image: product.images.map((image) => new URL(image, __SITE_URL__).href),
    ...(product.description !== undefined && { description: product.description }),
    sku: product.id,
    url,
    ...(product.brand !== null && { brand: { '@type': 'Brand', name: product.brand } }),
    offers: offersOf(product, currency, url),
    ...(reviews.length > 0 && ratingOf(product, reviews)),
  };
}

/** An offer for the product, and one for each choice that has a price or a stock of its own. */
function offersOf(product: Product, currency: string, url: string): Thing | Thing[] {
  const { variants = [] } = product;
  const all = { ...choicePrice(product), isOut: isSoldOut(product) };
  const own = variants.map((variant) => ({
    sku: variant.id,
    ...choicePrice(product, variant),
    isOut: stockOf(product, variant.id) === 0,
  }));
  const offers = [all, ...own].map((one) => offer(one, product, currency, url));
  return offers.length > 1 ? offers : (offers[0] ?? []);
}

interface Offered extends PriceFields {
  /** Id of the choice. Left out: every other choice. */
  sku?: string;
  isOut: boolean;
}

function offer({ sku, isOut, ...fields }: Offered, { shop }: Product, currency: string, url: string): Thing {
  return {
    '@type': 'Offer',
    ...(sku !== undefined && { sku }),
    price: (salePriceCents(fields.price, fields.discount) / 100).toFixed(2),
    priceCurrency: currency,
    availability: `https://schema.org/${isOut ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url,
    ...(shop !== undefined && { seller: { '@type': 'Organization', name: shop.name } }),
    ...(shownPercent(fields) > 0 && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: (fields.compareAtPrice ?? fields.price).toFixed(2),
        priceCurrency: currency,
      },
    }),
  };
}

/** The score of all ratings, and the written ones. */
function ratingOf(product: Product, reviews: readonly Review[]): Thing {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating,
      ratingCount: ratingCount(product),
      reviewCount: reviews.length,
      bestRating: 5,
    },
    review: reviews.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.name },
      datePublished: review.date,
      reviewBody: review.comment,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
    })),
  };
}
