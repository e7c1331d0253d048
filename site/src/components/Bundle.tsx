import { Button } from '@marketrow/components/Button';
import { Price } from '@marketrow/components/Price';
import { salePriceCents, toCents } from '@marketrow/cart-client/money';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { pictureWidths, smallPicture } from '../data/productPictures';
import { cartLine } from '../cart/cartLine';
import { hold } from '../markup';
import { paths } from '../routes';

export interface BundleProps {
  page: PageContext;
  /** The product of the page, then those that are often bought with it. */
  products: readonly Product[];
}

/** What is often bought together: the real sum of the real prices, and one press for all. */
export function Bundle({ page, products }: BundleProps) {
  const t = page.t.product;
  const sum = (cents: (product: Product) => number) => products.reduce((total, product) => total + cents(product), 0);
  const list = sum(({ price }) => toCents(price));
  const sale = sum(({ price, discount }) => salePriceCents(price, discount));
  return (
    <section className="site-bundle" aria-labelledby="bundle">
      <h2 id="bundle">{t.together}</h2>
      <ul role="list">
        {products.map(({ id, slug, title, thumbnail }, index) => (
          <li key={id}>
            <a href={page.href(paths.product(slug))} aria-current={index === 0 ? 'page' : undefined}>
              <img
                src={smallPicture(thumbnail)}
                srcSet={pictureWidths(thumbnail)}
                sizes="128px"
                alt={title}
                width={480}
                height={480}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      <div className="site-bundle-sum">
        <p>
          {list > sale ? (
            <del>
              <span className="site-hidden">{t.togetherWas} </span>
              {page.money(list)}
            </del>
          ) : null}
          <Price price={sale / 100} {...page.kit.Price} />
        </p>
        <Button
          className="site-needs-script"
          variant="soft"
          {...hold('add-all', { lines: products.map((product) => cartLine(product)), added: t.addedAll })}
        >
          {page.plural(t.addAll, products.length)}
        </Button>
      </div>
    </section>
  );
}
