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

/** What the head of a shop's page reads of its record, with what a page may add. */
export interface ShopHeaderShop {
  /** Its name. */
  name: string;
  /** Wide picture with an empty inline start. */
  coverPicture: string;
  /** The wide picture for the dark theme, which is dark. Left out: the same, dimmed. With it both are lazy, so preload the shown one. */
  darkCoverPicture?: string | undefined;
  /** Square mark. Without one an empty place is drawn. */
  profilePicture?: string | null | undefined;
  /** Street, town and state on one line. */
  address?: string | undefined;
  /** Phone number as it is written. */
  phone?: string | undefined;
  /** Mail address. */
  email?: string | undefined;
  /** Profiles elsewhere; those that are `null` are not drawn. */
  socialLinks?: SocialLinks | undefined;
  /** The marketplace has checked its papers. */
  verified?: boolean | undefined;
  /** It takes no orders at the moment. */
  closed?: boolean | undefined;
  /** Mean of its products' scores. Left out: not shown. */
  rating?: number | undefined;
  /** Ratings behind the mean. Left out: not shown. */
  ratingCount?: number | undefined;
  /** Products it has. Left out: not shown. */
  productCount?: number | undefined;
  /** A few words on the cover. */
  tagline?: string | undefined;
  /** How light the cover is where they stand. Left out: not known, so they bring a ground of their own. */
  coverShade?: 'light' | 'dark' | undefined;
}

export interface ShopHeaderProps
  extends Omit<ComponentProps<'header'>, 'children'>, SharedProps<'locale' | 'renderImage', 'ShopHeader'> {
  /** The shop. */
  shop: ShopHeaderShop;
  /** What the heading says, where the name alone does not tell the shop from others. @default its name */
  heading?: string | undefined;
  /** Level of the heading. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** Slot for further actions beside the profiles. */
  actions?: ReactNode;
}

/**
 * The head of a shop's page: cover with a line and the mark in its notch, name, score, how to reach it, and its profiles
 * elsewhere. Renders a `<header>`; safe in server components.
 * @selector [data-shade="light|dark"] on the line of the cover
 * @slot actions beside the profiles
 */
export function ShopHeader({
  shop,
  heading,
  headingLevel = 1,
  actions,
  renderImage,
  locale,
  labels,
  className,
  ...rest
}: ShopHeaderProps) {
  const settings = useSettings({ locale, renderImage });
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
            words={messages}
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
