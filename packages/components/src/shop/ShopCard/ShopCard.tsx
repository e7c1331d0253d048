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

/** What a card reads of a shop's record, with what a page may add. */
export interface ShopCardShop {
  /** Its name. */
  name: string;
  /** Wide picture. */
  coverPicture: string;
  /** The wide picture for the dark theme. Left out: the same, dimmed. */
  darkCoverPicture?: string | undefined;
  /** Round mark, square picture. Without one an empty place is drawn. */
  profilePicture?: string | null | undefined;
  /** Mean of its products' scores, 0 to 5. Left out: not shown. */
  rating?: number | undefined;
  /** What it sells, in a few words. */
  tagline?: string | undefined;
  /** Products it has. Left out: not shown. */
  productCount?: number | undefined;
}

export interface ShopCardProps
  extends Omit<ComponentProps<'article'>, 'children'>, SharedProps<'locale' | 'renderImage', 'ShopCard'> {
  /** The shop. */
  shop: ShopCardShop;
  /** Address of the shop's page. */
  href: string;
  /** Slot in place of the wide picture. */
  media?: ReactNode;
  /** Level of the shop's name as a heading. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces the link, as for a router. */
  render?: RenderProp | undefined;
}

/**
 * A shop: cover, mark in its corner, name, score and tagline. The link covers the card. Renders an `<article>`; safe in
 * server components.
 * @slot media the wide picture
 */
export function ShopCard({
  shop,
  href,
  media,
  headingLevel = 3,
  locale,
  render,
  renderImage,
  labels,
  className,
  ...rest
}: ShopCardProps) {
  const settings = useSettings({ locale, renderImage });
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
