import { Rating } from '@marketrow/components/Rating';
import { Tabs } from '@marketrow/components/Tabs';
import type { PageContext } from '../context/pageContext';
import type { Product, Review } from '../data';
import { fill } from '../i18n';
import { mailHref, phoneHref } from '../routes';

export interface ProductTabsProps {
  page: PageContext;
  product: Product;
  /** Its reviews, the newest first. */
  reviews: readonly Review[];
  /** What else there is to know, in the order shown. */
  details: readonly (readonly [term: string, value: string])[];
  /** Page of the product's shop. Left out: it has none. */
  shopHref?: string | undefined;
}

/** Description, reviews and shop of a product. Without scripts the three are shown one below the other. */
export function ProductTabs(props: ProductTabsProps) {
  const { page, reviews } = props;
  const t = page.t.product;
  return (
    <Tabs
      label={t.tabs.label}
      items={[
        { id: 'description', label: t.tabs.description, content: <Description {...props} /> },
        {
          id: 'reviews',
          label: fill(t.tabs.reviews, { count: page.number(reviews.length) }),
          content: <Reviews {...props} />,
        },
        { id: 'shop', label: t.tabs.shop, content: <ShopFacts {...props} /> },
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

function Reviews({ page, reviews }: ProductTabsProps) {
  const t = page.t.product;
  if (reviews.length === 0) return <p className="site-details-text">{t.noReviewsText}</p>;
  return (
    <ul className="site-reviews" role="list">
      {reviews.map((review) => (
        <li key={`${review.name} ${review.date}`}>
          <div>
            <img src={review.imgUrl} alt="" width={40} height={40} loading="lazy" />
            <div>
              <b>{review.name}</b>
              <time dateTime={review.date}>{page.date(review.date)}</time>
            </div>
            <Rating {...page.kit.Rating} value={review.rating} />
          </div>
          <p className="site-details-text">{review.comment}</p>
        </li>
      ))}
    </ul>
  );
}

function ShopFacts({ page, product: { shop }, shopHref }: ProductTabsProps) {
  const t = page.t.product;
  if (shop === undefined) return <p className="site-details-text">{t.noShop}</p>;
  return (
    <>
      <dl className="site-facts">
        <dt>{t.shopAddress}</dt>
        <dd>{shop.address}</dd>
        <dt>{t.shopPhone}</dt>
        <dd>
          <a href={phoneHref(shop.phone)}>{shop.phone}</a>
        </dd>
        <dt>{t.shopMail}</dt>
        <dd>
          <a href={mailHref(shop.email)}>{shop.email}</a>
        </dd>
      </dl>
      {shopHref === undefined ? null : (
        <p className="site-prose-action">
          <a className="site-link" href={shopHref}>
            {fill(t.shopLink, { shop: shop.name })}
          </a>
        </p>
      )}
    </>
  );
}
