import { StaticReviewList } from '@marketrow/components/StaticReviewList';
import { SoldBy } from '@marketrow/components/SoldBy';
import { Tabs } from '@marketrow/components/Tabs';
import type { PageContext } from '../context/pageContext';
import type { Product, Review, ShopSummary } from '../data';
import { smallPicture } from '../data/pictureWidths';
import { fill } from '../i18n';
import { hold } from '../markup';
import { paths } from '../routes';

export interface ProductTabsProps {
  page: PageContext;
  product: Product;
  /** Its written reviews, the newest first. */
  reviews: readonly Review[];
  /** What else there is to know, in the order shown. */
  details: readonly (readonly [term: string, value: string])[];
  /** Who sells it. Left out: nobody yet. */
  soldBy?: { shop: ShopSummary; path: string } | undefined;
}

/** Description, reviews and shop of a product. Without scripts the three are shown one below the other. */
export function ProductTabs(props: ProductTabsProps) {
  const { page, reviews } = props;
  const t = page.t.product;
  return (
    <Tabs
      label={t.tabs.label}
      items={[
        { id: 'description', title: t.tabs.description, content: <Description {...props} /> },
        {
          id: 'reviews',
          title: fill(t.tabs.reviews, { count: page.number(reviews.length) }),
          content: <Reviews {...props} />,
        },
        { id: 'shop', title: t.tabs.shop, content: <Shop {...props} /> },
      ]}
    />
  );
}

function Description({ page, product, details }: ProductTabsProps) {
  return (
    <>
      <p className="site-details-text">{product.description ?? page.t.product.noDescription}</p>
      <dl className="site-spec">
        {details.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Reviews({ page, product, reviews }: ProductTabsProps) {
  const { slug, rating, ratingCounts } = product;
  return (
    <>
      <StaticReviewList {...page.kit.ReviewList} items={reviews} ratingCounts={ratingCounts} rating={rating} />
      {/* The form is React: it is fetched when this is opened. */}
      <details className="site-write site-needs-script" {...hold('review-form', { slug, locale: page.locale })}>
        <summary>{page.t.product.write}</summary>
        <div />
      </details>
    </>
  );
}

function Shop({ page, product, soldBy }: ProductTabsProps) {
  if (soldBy === undefined) return <p className="site-details-text">{page.t.product.noShop}</p>;
  const { shop, path } = soldBy;
  const others = shop.products.filter(({ id }) => id !== product.id).slice(0, 3);
  return (
    <SoldBy
      {...page.kit.SoldBy}
      shop={shop}
      href={page.href(path)}
      footer={
        <ul className="site-sold-by" role="list">
          {others.map(({ id, slug, title, thumbnail }) => (
            <li key={id}>
              <a href={page.href(paths.product(slug))}>
                <img src={smallPicture(thumbnail)} alt="" width={480} height={480} loading="lazy" />
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
