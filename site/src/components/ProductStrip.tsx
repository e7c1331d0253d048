import { ProductCarousel } from '@marketrow/components/ProductCarousel';
import { SectionHeader } from '@marketrow/components/SectionHeader';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { GridCard } from './GridCard';

interface ProductStripProps {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  products: readonly Product[];
  page: PageContext;
  /** Page with everything of the section. */
  moreHref: string;
}

const stripSizes = '(min-width: 1400px) 250px, (min-width: 900px) 18vw, (min-width: 560px) 30vw, 44vw';

/** A section whose products stand in one row that scrolls, with buttons back and on in its head. */
export function ProductStrip({ id, title, products, page, moreHref }: ProductStripProps) {
  return (
    <section className="site-section" aria-labelledby={id}>
      <ProductCarousel
        {...page.kit.ProductCarousel}
        label={title}
        header={
          <SectionHeader
            {...page.kit.SectionHeader}
            className="site-strip-head"
            title={title}
            headingId={id}
            moreHref={moreHref}
          />
        }
      >
        {products.map((product) => (
          <GridCard key={product.id} product={product} page={page} sizes={stripSizes} />
        ))}
      </ProductCarousel>
    </section>
  );
}
