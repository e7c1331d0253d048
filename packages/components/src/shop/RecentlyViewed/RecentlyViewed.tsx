import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { HrefSource } from '../../internal/text/hrefs.js';
import { hrefOf } from '../../internal/text/hrefs.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { ProductCard } from '../ProductCard/index.js';
import type { ProductCardProduct } from '../ProductCard/index.js';
import { ProductCarousel } from '../ProductCarousel/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './RecentlyViewed.css';

/** Viewed product: the fields of a card, and the URL slug. */
export interface RecentlyViewedItem extends ProductCardProduct {
  /** URL slug of its page. */
  slug: string;
}

export interface RecentlyViewedProps<Item extends RecentlyViewedItem = RecentlyViewedItem>
  extends
    Omit<ComponentProps<'section'>, 'children' | 'title'>,
    HrefSource<Item>,
    SharedProps<'locale' | 'currency' | 'renderLink' | 'renderImage', 'RecentlyViewed'> {
  /** Viewed products, the newest first; the caller stores them. If empty, nothing is rendered. */
  items: readonly Item[];
  /** Id of the current product, which is excluded. Optional. */
  currentId?: string | number | undefined;
  /** Maximum number of products shown. @default 12 */
  max?: number | undefined;
  /** Heading of the section. @default from `labels` */
  title?: string | undefined;
  /** Heading level; the cards use the next one. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Called to clear all items. Omit to hide the button. */
  onClear?: (() => void) | undefined;
  /** Replaces the card of a product. @default a `ProductCard` without controls */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  /** URL template of a product page. @default '/products/{slug}' */
  hrefTemplate?: string | undefined;
}

/**
 * Recently viewed products in a scrolling row. Renders a `<section>`, or nothing if there are none; safe in server
 * components without `onClear`.
 * @slot renderItem replaces each card
 */
export function RecentlyViewed<Item extends RecentlyViewedItem>({
  items,
  currentId,
  max = 12,
  title,
  headingLevel = 2,
  onClear,
  renderItem,
  hrefFor,
  hrefTemplate = '/products/{slug}',
  labels,
  className,
  ...props
}: RecentlyViewedProps<Item>) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'RecentlyViewed'>>(en.RecentlyViewed, settings.labels.RecentlyViewed, labels);
  const id = useId();
  const shown = items.filter((item) => item.id !== currentId).slice(0, max);
  if (shown.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  const heading = title ?? messages.title;
  return (
    <section
      aria-labelledby={rest['aria-label'] === undefined ? id : undefined}
      {...rest}
      className={clsx('mr-RecentlyViewed-root mr-kit', className)}
    >
      <ProductCarousel
        label={rest['aria-label'] ?? heading}
        labels={messages.carousel}
        header={
          <div className="mr-RecentlyViewed-head">
            <Heading id={id} className="mr-RecentlyViewed-title">
              {heading}
            </Heading>
            {onClear === undefined ? null : (
              <Button variant="quiet" size="sm" onClick={() => onClear()}>
                {messages.clear}
              </Button>
            )}
          </div>
        }
      >
        {shown.map((item) =>
          renderItem ? (
            <div key={item.id}>{renderItem(item)}</div>
          ) : (
            <ProductCard
              key={item.id}
              product={item}
              href={hrefOf(item, { hrefFor, hrefTemplate }) ?? ''}
              headingLevel={Math.min(6, headingLevel + 1) as HeadingLevel}
              render={settings.renderLink}
              renderImage={settings.renderImage}
              currency={settings.currency}
              locale={settings.locale}
              labels={messages.card}
              sizes="(width < 45em) 44vw, 250px"
            />
          ),
        )}
      </ProductCarousel>
    </section>
  );
}
