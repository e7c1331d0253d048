import { ProductGrid } from '@marketrow/components/ProductGrid';
import type { ReactNode } from 'react';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import type { Editorial } from '../data/editorials';
import type { Browse } from './browse';
import { BrowseTools } from './BrowseTools';
import { EditorialTile } from './EditorialTile';
import { GridCard } from './GridCard';

interface BrowseGridProps {
  /** The products of the page. */
  products: readonly Product[];
  page: PageContext;
  /** Accessible name of the list. */
  label: string;
  headingLevel: 2 | 3;
  browse: Browse | undefined;
  /** What stands at every tenth place, in order. */
  editorials: readonly Editorial[];
}

const views = ['grid', 'compact'] as const;

/** The products of a page of a list, with what opens the filters, the orders and the width of the columns. */
export function BrowseGrid({ products, page, label, headingLevel, browse, editorials }: BrowseGridProps) {
  return (
    <ProductGrid
      {...page.kit.ProductGrid}
      className="site-browse-grid"
      label={label}
      layouts={products.length > 3 ? views : undefined}
      tools={browse && <BrowseTools browse={browse} page={page} />}
      items={products.map((product, index) => ({
        id: product.id,
        content: <GridCard product={product} page={page} headingLevel={headingLevel} eager={index < 4} />,
      }))}
      editorial={(place): ReactNode => {
        const editorial = editorials[place - 1];
        return editorial && <EditorialTile editorial={editorial} page={page} headingLevel={headingLevel} />;
      }}
    />
  );
}
