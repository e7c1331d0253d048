import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { fillPath } from '../internal/text/fillPath';
import { plural } from '../internal/text/format';
import { renderElement } from '../internal/render/renderElement';
import type { RenderProp } from '../internal/render/renderElement';
import { Rating } from '../Rating';
import styles from './ShopCard.module.css';
import { shopCardLabels } from './labels';
import type { ShopCardLabels } from './labels';

/** A shop, as the API's record has it, with what a page may add. */
export interface ShopCardShop {
  slug: string;
  name: string;
  /** Wide picture. */
  coverPicture: string;
  /** Round mark, square picture. */
  profilePicture: string;
  /** Mean of its products' scores, 0 to 5. Left out: not shown. */
  rating?: number | undefined;
  /** What it sells, in a few words. */
  line?: string | undefined;
  /** Products it has. Left out: not shown. */
  productCount?: number | undefined;
}

export interface ShopCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The shop. */
  shop: ShopCardShop;
  /** Address of a shop's page; `{slug}` is filled in. @default '/shops/{slug}' */
  path?: string | undefined;
  /** Level of the shop's name as a heading. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** BCP 47 tag for numbers. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces the link, as for a router. */
  render?: RenderProp | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<ShopCardLabels> | undefined;
}

/** A shop: cover, mark in a notch, name, score and line. The link covers the card. Renders an `<article>`; safe in server components. */
export function ShopCard({
  shop,
  path = '/shops/{slug}',
  headingLevel = 3,
  locale,
  render,
  labels,
  className,
  ...rest
}: ShopCardProps) {
  const settings = useSettings({ locale });
  const messages = mergeLabels(shopCardLabels, settings.labels.ShopCard, labels);
  const { slug, name, coverPicture, profilePicture, rating, line, productCount } = shop;
  const facts = [
    line,
    productCount === undefined ? undefined : plural(settings.locale, productCount, messages.products),
  ];
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={clsx(styles.root, className)}>
      <div className={styles.cover}>
        <img className={styles.picture} src={coverPicture} alt="" width={1400} height={831} loading="lazy" />
        <span className={styles.notch}>
          <img className={styles.mark} src={profilePicture} alt="" width={104} height={104} loading="lazy" />
        </span>
      </div>
      <div className={styles.row}>
        <Heading className={styles.name}>
          {renderElement(render, { className: styles.link, href: fillPath(path, slug), children: name })}
        </Heading>
        {rating === undefined ? null : (
          <Rating
            className={styles.rating}
            variant="single"
            value={rating}
            locale={settings.locale}
            labels={messages.rating}
          />
        )}
      </div>
      <p className={styles.facts}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
    </article>
  );
}
