import type { HeadingLevel } from '../../internal/render/headings.js';
import { imageElement } from '../../internal/render/images.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Notch } from '../../internal/parts/Notch.js';
import { ThemedImage } from '../../internal/parts/ThemedImage.js';
import { plural } from '../../internal/text/format.js';
import { renderElement } from '../../internal/render/renderElement.js';
import type { RenderProp } from '../../internal/render/renderElement.js';
import { Rating } from '../Rating/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ShopCard.css';

/** Fields of a shop that the card reads, with optional display settings. */
export interface ShopCardShop {
  /** Name of the shop. */
  name: string;
  /** URL of the wide cover image. */
  coverPicture: string;
  /** URL of the cover image for the dark theme. If omitted, `coverPicture` is dimmed. */
  darkCoverPicture?: string | undefined;
  /** URL of the square logo, shown as a circle. Without one a placeholder is rendered. */
  profilePicture?: string | null | undefined;
  /** Average rating of its products, 0 to 5. Omit to hide it. */
  rating?: number | undefined;
  /** Short description of its products. */
  tagline?: string | undefined;
  /** Number of products. Omit to hide it. */
  productCount?: number | undefined;
}

export interface ShopCardProps
  extends Omit<ComponentProps<'article'>, 'children'>, SharedProps<'locale' | 'renderImage', 'ShopCard'> {
  /** The shop. */
  shop: ShopCardShop;
  /** URL of the shop page. */
  href: string;
  /** Replaces the cover image. */
  media?: ReactNode;
  /** Heading level of the shop's name. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Renders another link element, such as a router's. */
  render?: RenderProp | undefined;
}

/**
 * Card of a shop: cover image, logo, name, rating and tagline. The link covers the card. Renders an `<article>`; safe
 * in server components.
 * @slot media the cover image
 */
export function ShopCard({ shop, href, media, headingLevel = 3, render, labels, className, ...props }: ShopCardProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'ShopCard'>>(en.ShopCard, settings.labels.ShopCard, labels);
  const { name, coverPicture, darkCoverPicture, profilePicture, rating, tagline, productCount } = shop;
  const facts = [
    tagline,
    productCount === undefined ? undefined : plural(settings.locale, productCount, messages.products),
  ];
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={clsx('mr-ShopCard-root mr-kit', className)}>
      <div className="mr-ShopCard-cover" data-dark={darkCoverPicture === undefined ? undefined : ''}>
        {media ?? (
          <ThemedImage
            className="mr-ShopCard-picture"
            src={coverPicture}
            darkSrc={darkCoverPicture}
            alt=""
            width={1400}
            height={831}
            loading="lazy"
            renderImage={settings.renderImage}
          />
        )}
        <Notch>
          {imageElement(settings.renderImage, {
            className: 'mr-ShopCard-mark',
            src: profilePicture,
            alt: '',
            width: 104,
            height: 104,
            loading: 'lazy',
          })}
        </Notch>
      </div>
      <div className="mr-ShopCard-row">
        <Heading className="mr-ShopCard-name">
          {renderElement(render ?? settings.renderLink, { className: 'mr-ShopCard-link', href, children: name })}
        </Heading>
        {rating === undefined ? null : (
          <Rating
            className="mr-ShopCard-rating"
            variant="single"
            value={rating}
            locale={settings.locale}
            labels={messages.rating}
          />
        )}
      </div>
      <p className="mr-ShopCard-facts">{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
    </article>
  );
}
