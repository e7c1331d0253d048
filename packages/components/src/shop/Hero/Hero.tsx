import type { HeadingLevel } from '../../internal/render/headings.js';
import { hrefOf } from '../../internal/text/hrefs.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Carousel } from '../../base/Carousel/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Hero.css';
import type { HeroItem, HeroProduct } from './heroItem.js';
import { HeroSlideContent } from './HeroSlideContent.js';

export interface HeroProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    SharedProps<'locale' | 'currency' | 'renderLink' | 'renderImage', 'Hero'> {
  /** Accessible name, without the word "carousel". @default from `labels` */
  label?: string | undefined;
  /** Slides in order. A single one has no controls and does not move. */
  items: readonly HeroItem[];
  /** Products that the pins refer to. */
  products?: readonly HeroProduct[] | undefined;
  /** Returns the URL of a product page. Overrides `productHrefTemplate`. */
  productHrefFor?: ((product: HeroProduct) => string) | undefined;
  /** URL template of a product page. @default '/products/{slug}' */
  productHrefTemplate?: string | undefined;
  /** Heading level of the first slide; with 1, the others are 2. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Moves on automatically, but never under reduced motion. @default true */
  autoPlay?: boolean | undefined;
  /** Time per slide in milliseconds, at least 6000. @default 7000 */
  interval?: number | undefined;
}

/**
 * Large image at the top of a home page, with text on its left; several slides form a carousel. Renders a `<section>`;
 * safe in server components.
 * @selector [data-single] with one slide
 * @cssproperty --mr-bleed distance to the edge of the screen; on phones the image fills 40 % of it; 0 by default
 * @slot items.media the image of a slide
 * @slot items.actions the buttons of a slide
 */
export function Hero({
  label,
  items,
  products = [],
  productHrefFor,
  productHrefTemplate = '/products/{slug}',
  headingLevel = 2,
  autoPlay,
  interval,
  labels,
  className,
  ...props
}: HeroProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'Hero'>>(en.Hero, settings.labels.Hero, labels);
  const name = rest['aria-label'] ?? label ?? messages.label;
  const productHref = (product: HeroProduct) =>
    hrefOf(product, { hrefFor: productHrefFor, hrefTemplate: productHrefTemplate }) ?? '';
  const contents = items.map((item, index) => (
    <HeroSlideContent
      key={item.id}
      item={item}
      first={index === 0}
      headingLevel={index > 0 && headingLevel === 1 ? 2 : headingLevel}
      products={products}
      productHref={productHref}
      settings={settings}
    />
  ));
  if (items.length < 2) {
    return (
      <section
        {...rest}
        aria-label={name}
        className={clsx('mr-Hero-root', 'mr-Hero-single mr-kit', className)}
        data-single=""
      >
        {contents}
      </section>
    );
  }
  return (
    <Carousel
      {...rest}
      className={clsx('mr-Hero-root', className)}
      label={name}
      autoPlay={autoPlay}
      interval={interval}
      labels={messages.carousel}
    >
      {contents}
    </Carousel>
  );
}
