import { Button } from '@marketrow/components/Button';
import { Price } from '@marketrow/components/Price';
import { salePriceCents, toCents } from '@marketrow/cart-client/money';
import type { Product } from '../data';
import { pictureWidths, smallPicture } from '../data/productPictures';
import { messages, money, plural } from '../i18n';
import { cartLine } from '../cart/cartLine';
import { kitLabels } from '../i18n/kitLabels';
import { href, localeFacts, paths, type Locale } from '../routes';

export interface BundleProps {
  locale: Locale;
  /** The product of the page, then those that are often bought with it. */
  products: readonly Product[];
}

/** What is often bought together: the real sum of the real prices, and one press for all. */
export function Bundle({ locale, products }: BundleProps) {
  const t = messages(locale).product;
  const sum = (cents: (product: Product) => number) => products.reduce((total, product) => total + cents(product), 0);
  const list = sum(({ price }) => toCents(price));
  const sale = sum(({ price, discount }) => salePriceCents(price, discount));
  const shared = { locale: localeFacts[locale].tag, labels: kitLabels(locale).Price };
  return (
    <section className="site-bundle" aria-labelledby="bundle">
      <h2 id="bundle">{t.together}</h2>
      <ul role="list">
        {products.map(({ id, slug, title, thumbnail }, index) => (
          <li key={id}>
            <a href={href(locale, paths.product(slug))} aria-current={index === 0 ? 'page' : undefined}>
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
              {money(locale, list)}
            </del>
          ) : null}
          <Price price={sale / 100} {...shared} />
        </p>
        <Button
          className="site-needs-script"
          variant="soft"
          data-add-all={JSON.stringify(products.map((product) => cartLine(product)))}
          data-added={t.addedAll}
        >
          {plural(locale, t.addAll, products.length)}
        </Button>
      </div>
    </section>
  );
}
