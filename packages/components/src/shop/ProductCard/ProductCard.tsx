import { clsx } from 'clsx/lite';
import { useSettings } from '#settings';
import { imageElement } from '../../internal/render/images.js';
import { renderElement } from '../../internal/render/renderElement.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { priceAmounts } from '../../internal/text/money.js';
import { priceElement } from '../Price/priceElement.js';
import { ratingElement } from '../Rating/ratingElement.js';
import './ProductCard.css';
import { ProductCardActions } from './ProductCardActions.js';
import { badgeSlot, colorSwatches, stockText, titleParts } from './productCardParts.js';
import { lowStock, stockLeft } from '../VariantPicker/variantPickerState.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import { optionsOf } from './productCardState.js';
import type { ProductCardProduct, ProductCardProps } from './types.js';

const pixels = 960;

/**
 * One product of a list: image, title, shop, rating, price, and controls. The caller wraps it in `<li>`. Renders an
 * `<article>`; safe in server components: only the controls are a client component, rendered if there is a handler. A
 * server component passes `ProductCardActions` as `actions`, from its own file marked `'use client'`.
 * @selector [data-layout="grid|wide|tall|list|row"]
 * @slot badge @slot media @slot actions @slot footer
 * @cssproperty --mr-product-card-ground background behind the card, continued by the corner of the controls
 * @cssproperty --mr-product-card-ratio ratio of the image @cssproperty --mr-product-card-title font size of the title
 * @cssproperty --mr-product-card-lines lines of the title: reserved in a grid, and the maximum
 */
export function ProductCard({
  product,
  href,
  render,
  headingLevel = 3,
  layout = 'grid',
  srcSet,
  hoverSrc,
  hoverSrcSet,
  sizes,
  loading = 'lazy',
  fetchPriority,
  swatches,
  badge,
  media,
  actions,
  footer,
  soldOut: givenSoldOut,
  quantity,
  defaultQuantity,
  wished,
  defaultWished,
  onAdd,
  onChoose,
  onQuantityChange,
  onWishlistChange,
  currency,
  locale,
  labels,
  className,
  ...props
}: ProductCardProps) {
  const [settings, rest] = useSettings({ ...props, currency: product.currency ?? currency, locale });
  const messages = mergeLabels<Labels<'ProductCard'>>(en.ProductCard, settings.labels.ProductCard, labels);
  const options = optionsOf(product, swatches);
  const left = lowStock(stockLeft(options));
  const soldOut = givenSoldOut ?? left === 0;
  const Heading = `h${headingLevel}` as const;
  const inRow = layout === 'row';
  const stock = stockText(soldOut, left, messages);
  const isLive = onAdd !== undefined || onQuantityChange !== undefined || onWishlistChange !== undefined;
  let controls = actions;
  if (actions === undefined && isLive) {
    const state = { quantity, defaultQuantity, wished, defaultWished };
    const handlers = {
      ...(!soldOut && { onAdd, onChoose, onQuantityChange }),
      onWishlistChange: inRow ? undefined : onWishlistChange,
    };
    const shown = { product, swatches, currency, locale, labels };
    controls = <ProductCardActions {...shown} {...state} {...handlers} />;
  }

  const amounts = priceAmounts(product, settings.currency);
  const picture = { width: pixels, height: pixels, sizes, decoding: 'async', alt: '' } as const;
  return (
    <article {...rest} className={clsx('mr-ProductCard-root mr-kit', className)} data-layout={layout}>
      <div className="mr-ProductCard-picture">
        {media ??
          imageElement(settings.renderImage, {
            ...picture,
            className: 'mr-ProductCard-image',
            src: product.thumbnail,
            srcSet,
            loading,
            fetchPriority,
          })}
        {media === undefined && hoverSrc !== undefined && !inRow
          ? imageElement(settings.renderImage, {
              ...picture,
              className: 'mr-ProductCard-hoverImage',
              src: hoverSrc,
              srcSet: hoverSrcSet,
              loading: 'lazy',
            })
          : null}
      </div>
      <Heading className="mr-ProductCard-title">
        {renderElement(render ?? settings.renderLink, {
          href,
          className: 'mr-ProductCard-link',
          children: titleParts(product.title),
        })}
      </Heading>
      {inRow
        ? null
        : badgeSlot({ badge, product, soldOut, left, percent: amounts.percent, locale: settings.locale, messages })}
      {inRow ? null : (
        <p className="mr-ProductCard-meta">
          {product.shop ? <span className="mr-ProductCard-shop">{product.shop.name}</span> : null}
          {typeof product.rating === 'number'
            ? ratingElement(
                {
                  className: 'mr-ProductCard-rating',
                  variant: 'single',
                  value: product.rating,
                  count: ratingCountOf(product),
                  labels: messages.rating,
                },
                settings,
              )
            : null}
        </p>
      )}
      <p className="mr-ProductCard-cost">
        {priceElement(
          { amounts, size: inRow ? 'sm' : 'md', measure: product.measure, labels: messages.price },
          settings,
        )}
        {inRow && stock !== undefined ? <span className="mr-ProductCard-unit">{stock}</span> : null}
        {product.unit && !product.measure ? (
          <span className="mr-ProductCard-unit">{format(messages.unit, { unit: product.unit })}</span>
        ) : null}
        {inRow ? null : colorSwatches(product, swatches, settings.locale, messages)}
      </p>
      {footer === undefined || footer === null ? null : <div className="mr-ProductCard-footer">{footer}</div>}
      {controls}
    </article>
  );
}

function ratingCountOf({ ratingCount, ratingCounts, reviews }: ProductCardProduct): number | undefined {
  return ratingCount ?? ratingCounts?.reduce((sum, count) => sum + count, 0) ?? reviews?.length;
}
