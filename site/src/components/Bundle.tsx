import { StaticBundleBox } from '@marketrow/components/StaticBundleBox';
import { choicePrice, isSoldOut, stockOf } from '../data/contractRules';
import { cartLine } from '../cart/cartLine';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { thumbPicture } from '../data/pictureWidths';
import { hold } from '../markup';
import { paths } from '../routes';

export interface BundleProps {
  page: PageContext;
  /** The product of the page, then those that are often bought with it. */
  products: readonly Product[];
}

/** What is often bought together: each can be left out, and the sum is that of the real prices. */
export function Bundle({ page, products }: BundleProps) {
  const items = products.map((product, index) => {
    const { id, slug, title, thumbnail } = product;
    return {
      id,
      title,
      ...choicePrice(product),
      thumbnail: thumbPicture(thumbnail),
      ...(index > 0 && { href: page.href(paths.product(slug)) }),
      // The page's own product is added as chosen, the others as pictured.
      ...((index === 0 ? isSoldOut(product) : stockOf(product, id) === 0) && { soldOut: true }),
    };
  });
  return (
    <StaticBundleBox
      {...page.kit.BundleBox}
      items={items}
      {...hold('add-all', { lines: products.map((product) => cartLine(product)), added: page.t.product.addedAll })}
    />
  );
}
