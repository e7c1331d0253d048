import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ShopFacts } from '../parts/ShopFacts.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { imageElement } from '../../internal/render/images.js';
import { linkElement } from '../../internal/render/links.js';
import { format } from '../../internal/text/format.js';
import { phoneHref } from '../../internal/text/hrefs.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './SoldBy.css';

/** Fields of a shop that the card reads, with optional display settings. */
export interface SoldByShop {
  /** Name of the shop. */
  name: string;
  /** URL of the square logo. Without one a placeholder is rendered. */
  profilePicture?: string | null | undefined;
  /** Street, town and state on one line. */
  address?: string | undefined;
  /** Phone number as displayed. */
  phone?: string | undefined;
  /** Email address. */
  email?: string | undefined;
  /** Whether the marketplace has verified the shop. @default false */
  verified?: boolean | undefined;
  /** Whether the shop takes no orders now. @default false */
  closed?: boolean | undefined;
  /** Average rating of its products. Omit to hide it. */
  rating?: number | undefined;
  /** Number of products. Omit to hide it. */
  productCount?: number | undefined;
}

export interface SoldByProps
  extends Omit<ComponentProps<'section'>, 'children'>, SharedProps<'locale' | 'renderLink' | 'renderImage', 'SoldBy'> {
  /** The shop. */
  shop: SoldByShop;
  /** URL of the shop page. */
  href: string;
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Slot under the facts, for example for some of its products. */
  footer?: ReactNode;
}

/**
 * Seller of a product: logo, name, rating, contact data, and a link to all its products. Renders a `<section>`; safe in
 * server components.
 * @slot footer under the facts
 */
export function SoldBy({
  shop,
  href,
  label,
  footer,
  labels,
  'aria-label': ariaLabel = label,
  className,
  ...props
}: SoldByProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'SoldBy'>>(en.SoldBy, settings.labels.SoldBy, labels);
  const { name, address, phone, email } = shop;
  return (
    <section {...rest} className={clsx('mr-SoldBy-root mr-kit', className)} aria-label={ariaLabel ?? messages.label}>
      <div className="mr-SoldBy-head">
        {imageElement(settings.renderImage, {
          className: 'mr-SoldBy-mark',
          src: shop.profilePicture,
          alt: '',
          width: 104,
          height: 104,
          loading: 'lazy',
        })}
        <div className="mr-SoldBy-title">
          <p className="mr-SoldBy-name">{name}</p>
          <ShopFacts
            className="mr-SoldBy-facts"
            shop={shop}
            locale={settings.locale}
            ratingLabels={messages.rating}
            messages={messages}
          />
        </div>
      </div>
      <ul className="mr-SoldBy-contact" role="list">
        {address === undefined ? null : (
          <li>
            <span className={visuallyHidden}>{`${messages.address} `}</span>
            <span>{address}</span>
          </li>
        )}
        {phone === undefined ? null : (
          <li>
            <span className={visuallyHidden}>{`${messages.phone} `}</span>
            <a className="mr-SoldBy-link" href={phoneHref(phone)}>
              {phone}
            </a>
          </li>
        )}
        {email === undefined ? null : (
          <li>
            <span className={visuallyHidden}>{`${messages.mail} `}</span>
            <a className="mr-SoldBy-link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
      </ul>
      {footer}
      {linkElement(settings.renderLink, {
        className: 'mr-SoldBy-all',
        href,
        children: format(messages.visit, { name }),
      })}
    </section>
  );
}
