import { ArrowRightIcon } from '@marketrow/components/icons/ArrowRightIcon';
import { Price } from '@marketrow/components/Price';
import { Rating } from '@marketrow/components/Rating';
import type { PageContext } from '../context/pageContext';
import { choicePrice } from '../data/contractRules';
import type { Editorial } from '../data/editorials';
import { pictureWidths } from '../data/pictureWidths';
import { ratingCount } from '../data/ratingCount';
import { fill } from '../i18n';
import { paths } from '../routes';

interface EditorialTileProps {
  editorial: Editorial;
  page: PageContext;
  headingLevel: 2 | 3;
}

/** A tile of two by two places between the cards of a list. One link. */
export function EditorialTile({ editorial, page, headingLevel }: EditorialTileProps) {
  const Heading = `h${headingLevel}` as const;
  const { t, kit, href, plural } = page;
  if (editorial.kind === 'shop') {
    const { shop, slug } = editorial;
    return (
      <div className="site-tile">
        <p className="site-tile-kicker">{t.browse.shop}</p>
        <Heading className="site-tile-title">
          <a href={href(paths.shop(slug))}>{shop.name}</a>
        </Heading>
        {shop.tagline === undefined ? null : <p>{shop.tagline}</p>}
        <p className="site-tile-facts">
          {shop.rating === undefined ? null : <Rating {...kit.Rating} value={shop.rating} variant="single" />}
          <span>{plural(t.counts.products, shop.productCount)}</span>
        </p>
        <p className="site-tile-action" aria-hidden="true">
          {t.browse.visit} <ArrowRightIcon />
        </p>
        <img className="site-tile-cover" src={shop.coverPicture} alt="" width="1400" height="460" loading="lazy" />
      </div>
    );
  }
  const { product, listTitle } = editorial;
  return (
    <div className="site-tile">
      <p className="site-tile-kicker">{fill(t.browse.liked, { name: listTitle })}</p>
      <Heading className="site-tile-title">
        <a href={href(paths.product(product.slug))}>{product.title}</a>
      </Heading>
      <p className="site-tile-facts">
        <Rating {...kit.Rating} value={product.rating} count={ratingCount(product)} variant="single" />
      </p>
      <p>
        <Price {...kit.Price} {...choicePrice(product)} />
      </p>
      <p className="site-tile-window">
        <img
          src={product.thumbnail}
          srcSet={pictureWidths(product.thumbnail)}
          sizes="(min-width: 900px) 20vw, 60vw"
          alt=""
          width="960"
          height="960"
          loading="lazy"
        />
      </p>
    </div>
  );
}
