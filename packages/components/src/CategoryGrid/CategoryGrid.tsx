import type { RenderLink } from '../internal/render/links';
import { linkElement } from '../internal/render/links';
import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { fillPath } from '../internal/text/fillPath';
import { plural } from '../internal/text/format';
import { LayoutGridIcon } from '../icons/LayoutGridIcon';
import styles from './CategoryGrid.module.css';
import { categoryGridLabels } from './labels';
import type { CategoryGridLabels } from './labels';

/** One category, as the API's record has it, with what a page may add. */
export interface CategoryGridItem {
  id: string;
  /** What is shown under the arch. */
  name: string;
  /** Its part of the address. */
  slug: string;
  /** An object on a clear ground, square. */
  image: string;
  /** A whole picture. With `layout="street"` its category leads: a tall arch over both rows. */
  cover?: string | null | undefined;
  /** Products in it. Left out: no count is shown. */
  productCount?: number | undefined;
  /** Hue of the arch in degrees. Left out: by its place in the list, so that neighbours differ. */
  hue?: number | undefined;
  /** Width of the object in per cent of the arch, for wide or slim things. @default 66 */
  imageWidth?: number | undefined;
  /** Its page, where that does not follow `path`. */
  href?: string | undefined;
}

export interface CategoryGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The categories, in order. */
  categories: readonly CategoryGridItem[];
  /** Address of a category's page; `{slug}` is filled in. @default '/categories/{slug}' */
  path?: string | undefined;
  /** `row`: arches alike, six in a row. `street`: those with a `cover` lead, tall, the others in two rows of five. @default 'row' */
  layout?: 'row' | 'street' | undefined;
  /** Page with all categories: one more arch, in ink. Left out: none. */
  allHref?: string | undefined;
  /** BCP 47 tag for the counts. @default 'en-US' */
  locale?: string | undefined;
  /** Renders each link, as for a router. */
  renderLink?: RenderLink | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<CategoryGridLabels> | undefined;
}

/** Far enough apart that no two neighbours look alike. */
const hues = [45, 232, 88, 200, 150, 12, 300, 250, 60, 345, 130, 185] as const;

/** Categories as arches with their object inside; below 900 px a row that scrolls. Renders a `<ul>`; safe in server components. */
export function CategoryGrid({
  categories,
  path = '/categories/{slug}',
  layout = 'row',
  allHref,
  locale,
  renderLink,
  labels,
  className,
  style,
  ...rest
}: CategoryGridProps) {
  const settings = useSettings({ locale, renderLink });
  const messages = mergeLabels(categoryGridLabels, settings.labels.CategoryGrid, labels);
  const leads = layout === 'street' ? categories.filter(({ cover }) => cover).length : 0;
  return (
    <ul
      {...rest}
      role="list"
      className={clsx(styles.root, className)}
      data-layout={leads > 0 ? 'street' : 'row'}
      style={leads > 0 ? { '--mr-category-leads': leads, ...style } : style}
    >
      {categories.map((category, index) => {
        const {
          id,
          name,
          slug,
          image,
          cover,
          productCount,
          hue = hues[index % hues.length],
          imageWidth,
          href,
        } = category;
        const lead = leads > 0 && cover;
        return (
          <li key={id} className={styles.item} data-lead={lead ? '' : undefined}>
            {linkElement(settings.renderLink, {
              className: styles.link,
              href: href ?? fillPath(path, slug),
              children: (
                <>
                  <span className={styles.frame} data-mr-niche="" style={{ '--mr-niche-hue': hue }}>
                    <span className={styles.arch}>
                      {lead ? (
                        <img className={styles.cover} src={cover} alt="" width={460} height={800} loading="lazy" />
                      ) : (
                        <img
                          className={styles.object}
                          style={imageWidth === undefined ? undefined : { '--mr-category-object': `${imageWidth}%` }}
                          src={image}
                          alt=""
                          width={480}
                          height={480}
                          loading="lazy"
                        />
                      )}
                    </span>
                  </span>
                  <span className={styles.text}>
                    <b className={styles.name}>{name}</b>
                    {productCount === undefined ? null : (
                      <span className={styles.count}>{plural(settings.locale, productCount, messages.products)}</span>
                    )}
                  </span>
                </>
              ),
            })}
          </li>
        );
      })}
      {allHref === undefined ? null : (
        <li className={styles.item}>
          {linkElement(settings.renderLink, {
            className: styles.link,
            href: allHref,
            children: (
              <>
                <span className={styles.frame}>
                  <span className={clsx(styles.arch, styles.all)}>
                    <LayoutGridIcon className={styles.icon} />
                  </span>
                </span>
                <span className={styles.text}>
                  <b className={styles.name}>{messages.all}</b>
                </span>
              </>
            ),
          })}
        </li>
      )}
    </ul>
  );
}
