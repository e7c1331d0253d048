import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { format, plural } from '../internal/text/format';
import { HangTag } from '../internal/parts/HangTag';
import { numberFormat } from '../internal/text/numberFormat';
import { renderElement } from '../internal/render/renderElement';
import type { RenderProp } from '../internal/render/renderElement';
import { VisuallyHidden } from '../internal/parts/VisuallyHidden';
import { Price } from '../Price';
import { Rating } from '../Rating';
import styles from './ProductCard.module.css';
import { ProductCardActions } from './ProductCardActions';
import { productCardButtons } from './ProductCardButtons';
import { productCardLabels } from './labels';
import type { ProductCardLabels } from './labels';

/** What a card reads of a product's record. */
export interface ProductCardProduct {
  id: string;
  slug: string;
  title: string;
  /** Price before reduction in major units. */
  price: number;
  /** Reduction in per cent, 0 to 100. */
  discount: number;
  /** Address of the picture. */
  thumbnail: string;
  images?: string[] | undefined;
  /** The seller; left out: no shop is named. */
  shop?: { name: string } | null | undefined;
  /** Average score, 0 = not rated yet. */
  rating: number;
  /** The reviews; only their number is read. Left out: no count is shown. */
  reviews?: readonly unknown[] | undefined;
  /** What the price is for, as "kg". */
  unit?: string | null | undefined;
  /** Colours as hex values. */
  colors?: readonly string[] | null | undefined;
  /** 'New' hangs a tag on the picture. */
  status?: string | null | undefined;
}

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The product's record. */
  product: ProductCardProduct;
  /** Address of the product's page. */
  href: string;
  /** Renders the link by another element, as a router's. */
  render?: RenderProp | undefined;
  /** Level of the heading: one below the list's own. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * `grid`: square picture; `wide`: picture 5 by 4; `tall`: the picture takes the height that is left;
   * `row`: thumb, title, price, for panels. @default 'grid'
   */
  layout?: 'grid' | 'wide' | 'tall' | 'row' | undefined;
  /** Candidates of the picture, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** Second picture, shown and fetched on hover and focus, never by touch. */
  hoverSrc?: string | undefined;
  /** Candidates of the second picture. */
  hoverSrcSet?: string | undefined;
  /** Width of the picture on the page, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** `eager` for the first row of a page. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** Priority of fetching the picture. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** Names of the colours, spoken in place of the dots; their values win over the record's. */
  swatches?: readonly { value: string; label: string }[] | undefined;
  /** Replaces the hang-tag's text; `null` takes the tag away. Left out: reduction and "New" by the record. */
  badge?: string | null | undefined;
  /** Pieces in the cart: from 1 on the plus is a stepper. @default 0 */
  quantity?: number | undefined;
  /** Whether the product is on the wishlist. @default false */
  wished?: boolean | undefined;
  /** Whether there is a heart. @default true */
  wishable?: boolean | undefined;
  /** Whether there is a plus: false for what cannot be bought now. @default true */
  addable?: boolean | undefined;
  /** Called when the plus is pressed. Server-rendered cards live by `attachProductCards` instead. */
  onAdd?: (() => void) | undefined;
  /** Called when the stepper changes; 0 = take it out. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** Called when the heart is pressed. */
  onWishedChange?: ((wished: boolean) => void) | undefined;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** BCP 47 tag for amounts and numbers. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<ProductCardLabels> | undefined;
}

const pixels = 960;
const shownColors = 4;

/**
 * One product of a list: picture, title, shop, score, price, and the way into the cart. The caller wraps it in `<li>`.
 * Renders an `<article>`; safe in server components. It stands on paper: set `--mr-product-card-ground` for another ground.
 * @selector [data-layout="grid|wide|tall|row"]
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
  quantity = 0,
  wished = false,
  wishable = true,
  addable = true,
  onAdd,
  onQuantityChange,
  onWishedChange,
  currency,
  locale,
  labels,
  className,
  ...rest
}: ProductCardProps) {
  const settings = useSettings({ currency, locale });
  const messages = mergeLabels(productCardLabels, settings.labels.ProductCard, labels);
  const Heading = `h${headingLevel}` as const;
  const inRow = layout === 'row';
  const picture = { width: pixels, height: pixels, sizes, decoding: 'async' } as const;
  const buttons = { item: product.title, quantity, wished, wishable: wishable && !inRow, addable, messages };
  // Without handlers the card is markup alone: nothing of it is sent to a client.
  const live = onAdd ?? onQuantityChange ?? onWishedChange;
  return (
    <article {...rest} className={clsx(styles.root, className)} data-layout={layout}>
      <div className={styles.picture}>
        <img
          {...picture}
          alt=""
          className={styles.image}
          src={product.thumbnail}
          srcSet={srcSet}
          loading={loading}
          fetchPriority={fetchPriority}
        />
        {(hoverSrc ?? hoverSrcSet) && !inRow ? (
          <img {...picture} alt="" className={styles.hoverImage} src={hoverSrc} srcSet={hoverSrcSet} loading="lazy" />
        ) : null}
      </div>
      <Heading className={styles.title}>
        {renderElement(render, { href, className: styles.link, children: product.title })}
      </Heading>
      {inRow ? null : (
        <>
          {tagsOf(product, badge, settings.locale, messages)}
          <p className={styles.meta}>
            {product.shop ? <span className={styles.shop}>{product.shop.name}</span> : null}
            <span className={styles.rating}>
              <Rating
                variant="single"
                value={product.rating}
                count={product.reviews?.length}
                locale={settings.locale}
                labels={messages.rating}
              />
            </span>
          </p>
        </>
      )}
      <p className={styles.cost}>
        <Price
          price={product.price}
          discount={product.discount}
          currency={settings.currency}
          locale={settings.locale}
          labels={messages.price}
          size={inRow ? 'sm' : 'md'}
        />
        {product.unit ? <span className={styles.unit}>{format(messages.unit, { unit: product.unit })}</span> : null}
        {inRow ? null : colorsOf(product, swatches, settings.locale, messages)}
      </p>
      {live ? (
        <ProductCardActions {...buttons} {...{ onAdd, onQuantityChange, onWishedChange }} />
      ) : (
        productCardButtons(buttons)
      )}
    </article>
  );
}

function tagsOf(
  { discount, status }: ProductCardProduct,
  badge: string | null | undefined,
  locale: string,
  messages: ProductCardLabels,
): ReactNode {
  const texts: string[] = [];
  if (badge) texts.push(badge);
  else if (badge === undefined) {
    if (discount > 0) {
      const percent = numberFormat(locale, percentStyle).format(discount / 100);
      texts.push(format(messages.discount, { percent }));
    }
    if (status === 'New') texts.push(messages.new);
  }
  if (texts.length === 0) return null;
  return (
    <p className={styles.tags}>
      {texts.map((text) => (
        <HangTag key={text}>{text}</HangTag>
      ))}
    </p>
  );
}

function colorsOf(
  { colors }: ProductCardProduct,
  swatches: ProductCardProps['swatches'],
  locale: string,
  messages: ProductCardLabels,
): ReactNode {
  const values = swatches?.map(({ value }) => value) ?? colors ?? [];
  if (values.length === 0) return null;
  const spoken = swatches
    ? format(messages.colorNames, { names: swatches.map(({ label }) => label).join(', ') })
    : plural(locale, values.length, messages.colors);
  return (
    <span className={styles.colors}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      {values.slice(0, shownColors).map((value) => (
        <span key={value} className={styles.dot} style={{ '--mr-product-card-dot': value }} />
      ))}
    </span>
  );
}

const percentStyle = { style: 'percent' } as const;
