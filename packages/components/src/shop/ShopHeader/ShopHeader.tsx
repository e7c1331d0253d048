import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import { MapPinIcon } from '../../icons/MapPinIcon.js';
import { SendIcon } from '../../icons/SendIcon.js';
import { SmartphoneIcon } from '../../icons/SmartphoneIcon.js';
import { Notch } from '../../internal/parts/Notch.js';
import { ShopFacts } from '../parts/ShopFacts.js';
import { ThemedImage } from '../../internal/parts/ThemedImage.js';
import { SocialLinkList } from '../parts/SocialLinkList.js';
import type { SocialLinks } from '../parts/SocialLinkList.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { imageElement } from '../../internal/render/images.js';
import { phoneHref } from '../../internal/text/hrefs.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ShopHeader.css';

/** Fields of a shop that the header reads, with optional display settings. */
export interface ShopHeaderShop {
  /** Name of the shop. */
  name: string;
  /** URL of the wide cover image, empty at its inline start. */
  coverPicture: string;
  /**
   * URL of a dark cover image for the dark theme. With it both load lazily, so preload the visible one. If omitted,
   * `coverPicture` is dimmed.
   */
  darkCoverPicture?: string | undefined;
  /** URL of the square logo. Without one a placeholder is rendered. */
  profilePicture?: string | null | undefined;
  /** Street, town and state on one line. */
  address?: string | undefined;
  /** Phone number as displayed. */
  phone?: string | undefined;
  /** Email address. */
  email?: string | undefined;
  /** Social profiles; those that are `null` are hidden. */
  socialLinks?: SocialLinks | undefined;
  /** Whether the marketplace has verified the shop. @default false */
  verified?: boolean | undefined;
  /** Whether the shop takes no orders now. @default false */
  closed?: boolean | undefined;
  /** Average rating of its products. Omit to hide it. */
  rating?: number | undefined;
  /** Number of ratings. Omit to hide it. */
  ratingCount?: number | undefined;
  /** Number of products. Omit to hide it. */
  productCount?: number | undefined;
  /** Tagline over the cover image. */
  tagline?: string | undefined;
  /** Brightness of the cover image behind the tagline. If omitted, the tagline gets its own background. */
  coverShade?: 'light' | 'dark' | undefined;
}

export interface ShopHeaderProps
  extends Omit<ComponentProps<'header'>, 'children'>, SharedProps<'locale' | 'renderImage', 'ShopHeader'> {
  /** The shop. */
  shop: ShopHeaderShop;
  /** Text of the heading, if the name alone is ambiguous. @default its name */
  heading?: string | undefined;
  /** Heading level. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** Slot for further actions beside the social profiles. */
  actions?: ReactNode;
}

/**
 * Header of a shop page: cover image with tagline and logo, name, rating, contact data, and social profiles. Renders a
 * `<header>`; safe in server components.
 * @selector [data-shade="light|dark"] on the tagline
 * @slot actions beside the social profiles
 */
export function ShopHeader({ shop, heading, headingLevel = 1, actions, labels, className, ...props }: ShopHeaderProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'ShopHeader'>>(en.ShopHeader, settings.labels.ShopHeader, labels);
  const { name, address, phone, email, tagline } = shop;
  const dark = shop.darkCoverPicture === undefined ? undefined : '';
  const Heading = `h${headingLevel}` as const;
  return (
    <header {...rest} className={clsx('mr-ShopHeader-root mr-kit', className)}>
      <div className="mr-ShopHeader-cover" data-dark={dark}>
        <ThemedImage
          className="mr-ShopHeader-picture"
          src={shop.coverPicture}
          darkSrc={shop.darkCoverPicture}
          alt=""
          width={1400}
          height={460}
          fetchPriority="high"
          renderImage={settings.renderImage}
        />
        {tagline === undefined ? null : (
          <p className="mr-ShopHeader-tagline" data-shade={shop.coverShade} data-dark={dark}>
            {tagline}
          </p>
        )}
        <Notch>
          {imageElement(settings.renderImage, {
            className: 'mr-ShopHeader-mark',
            src: shop.profilePicture,
            alt: '',
            width: 104,
            height: 104,
          })}
        </Notch>
      </div>
      <div className="mr-ShopHeader-body">
        <div className="mr-ShopHeader-about">
          <Heading className="mr-ShopHeader-name">{heading ?? name}</Heading>
          <ShopFacts
            className="mr-ShopHeader-facts"
            shop={shop}
            locale={settings.locale}
            ratingLabels={messages.rating}
            messages={messages}
          />
          {address === undefined && phone === undefined && email === undefined ? null : (
            <ul className="mr-ShopHeader-contact" role="list" aria-label={messages.contact}>
              {address === undefined ? null : (
                <li>
                  <MapPinIcon /> <span>{address}</span>
                </li>
              )}
              {phone === undefined ? null : (
                <li>
                  <SmartphoneIcon />{' '}
                  <a className="mr-ShopHeader-link" href={phoneHref(phone)}>
                    {phone}
                  </a>
                </li>
              )}
              {email === undefined ? null : (
                <li>
                  <SendIcon />{' '}
                  <a className="mr-ShopHeader-link" href={`mailto:${email}`}>
                    {email}
                  </a>
                </li>
              )}
            </ul>
          )}
        </div>
        <div className="mr-ShopHeader-actions">
          {shop.socialLinks === undefined ? null : (
            <SocialLinkList links={shop.socialLinks} aria-label={messages.social} />
          )}
          {email === undefined ? null : <Button href={`mailto:${email}`}>{messages.write}</Button>}
          {actions}
        </div>
      </div>
    </header>
  );
}
