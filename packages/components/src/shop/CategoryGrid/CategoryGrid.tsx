import type { HrefSource } from '../../internal/text/hrefs.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { hrefOf } from '../../internal/text/hrefs.js';
import { plural } from '../../internal/text/format.js';
import { ThemedImage } from '../../internal/parts/ThemedImage.js';
import { LayoutGridIcon } from '../../icons/LayoutGridIcon.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './CategoryGrid.css';

/** One category: its record, with optional display settings. */
export interface CategoryGridItem {
  /** Unique id. */
  id: string | number;
  /** Name, shown under the image. */
  name: string;
  /** URL slug. */
  slug: string;
  /** URL of a square image of an object on a transparent background. */
  image: string;
  /** URL of the image for the dark theme. @default `image` */
  darkImage?: string | undefined;
  /** Replaces the image. */
  media?: ReactNode;
  /** URL of a full image. With `layout="featured"` it makes the category a tall tile over both rows. */
  cover?: string | null | undefined;
  /** URL of the full image for the dark theme. If omitted, `cover` is dimmed. */
  darkCover?: string | undefined;
  /** Number of products. Omit to hide the count. */
  productCount?: number | undefined;
  /** Hue of the tile in degrees. @default by index, so that neighbors differ */
  hue?: number | undefined;
  /** Width of the object in percent of the tile, for wide or narrow objects. @default 66 */
  imageWidth?: number | undefined;
  /** URL of its page. Optional if `hrefFor` or `hrefTemplate` is set. */
  href?: string | undefined;
}

export interface CategoryGridProps
  extends
    Omit<ComponentProps<'ul'>, 'children'>,
    HrefSource<CategoryGridItem>,
    SharedProps<'locale' | 'renderLink' | 'renderImage', 'CategoryGrid'> {
  /** Categories in display order. */
  items: readonly CategoryGridItem[];
  /** URL template of a category page. @default '/categories/{slug}' */
  hrefTemplate?: string | undefined;
  /**
   * `row`: equal tiles, six per row. `featured`: tall tiles for categories with a `cover`, the others in two rows of
   * five. @default 'row'
   */
  layout?: 'row' | 'featured' | undefined;
  /** Layout below 900 px: a scrolling row, or a grid of all tiles. @default 'row' */
  smallLayout?: 'row' | 'grid' | undefined;
  /** URL of the page with all categories; adds a dark tile. Omit for none. */
  allHref?: string | undefined;
}

/** Hues of neighboring tiles differ clearly. */
const hues = [45, 232, 88, 200, 150, 12, 300, 250, 60, 345, 130, 185] as const;

/**
 * Categories as arched tiles with an object inside; below 900 px a scrolling row or a grid. Renders a `<ul>`; safe in
 * server components.
 * @cssproperty --mr-bleed distance to the edge of the screen, across which the row scrolls on phones; 0 by default
 * @selector [data-layout="row|featured"] @selector [data-small-layout="row|grid"]
 * @slot items.media the image of a tile
 */
export function CategoryGrid({
  items,
  hrefFor,
  hrefTemplate = '/categories/{slug}',
  layout = 'row',
  smallLayout = 'row',
  allHref,
  labels,
  className,
  style,
  ...props
}: CategoryGridProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.CategoryGrid, settings.labels.CategoryGrid, labels);
  const leads = layout === 'featured' ? items.filter(({ cover }) => cover).length : 0;
  return (
    <ul
      {...rest}
      role="list"
      className={clsx('mr-CategoryGrid-root mr-kit', className)}
      data-layout={leads > 0 ? 'featured' : 'row'}
      data-small-layout={smallLayout}
      style={leads > 0 ? { '--mr-category-grid-leads': leads, ...style } : style}
    >
      {items.map((item, index) => {
        const { id, name, image, cover, productCount, hue = hues[index % hues.length], imageWidth, media, href } = item;
        const { darkImage, darkCover } = item;
        const lead = leads > 0 && cover;
        const picture = lead
          ? { className: 'mr-CategoryGrid-cover', src: cover, darkSrc: darkCover, width: 460, height: 800 }
          : {
              className: 'mr-CategoryGrid-object',
              style: imageWidth === undefined ? undefined : { '--mr-category-grid-object': `${imageWidth}%` },
              src: image,
              darkSrc: darkImage,
              width: 480,
              height: 480,
            };
        return (
          <li key={id} className="mr-CategoryGrid-item" data-lead={lead ? '' : undefined}>
            {linkElement(settings.renderLink, {
              className: 'mr-CategoryGrid-link',
              href: href ?? hrefOf(item, { hrefFor, hrefTemplate }) ?? '',
              children: (
                <>
                  <span className="mr-CategoryGrid-frame" data-mr-tile="" style={{ '--mr-tile-hue': hue }}>
                    <span className="mr-CategoryGrid-arch" data-dark={lead && darkCover !== undefined ? '' : undefined}>
                      {media ?? <ThemedImage {...picture} alt="" loading="lazy" renderImage={settings.renderImage} />}
                    </span>
                  </span>
                  <span className="mr-CategoryGrid-text">
                    <b className="mr-CategoryGrid-name">{name}</b>
                    {productCount === undefined ? null : (
                      <span className="mr-CategoryGrid-count">
                        {plural(settings.locale, productCount, messages.products)}
                      </span>
                    )}
                  </span>
                </>
              ),
            })}
          </li>
        );
      })}
      {allHref === undefined ? null : (
        <li className="mr-CategoryGrid-item">
          {linkElement(settings.renderLink, {
            className: 'mr-CategoryGrid-link',
            href: allHref,
            children: (
              <>
                <span className="mr-CategoryGrid-frame">
                  <span className={clsx('mr-CategoryGrid-arch', 'mr-CategoryGrid-all')}>
                    <LayoutGridIcon className="mr-CategoryGrid-icon" />
                  </span>
                </span>
                <span className="mr-CategoryGrid-text">
                  <b className="mr-CategoryGrid-name">{messages.all}</b>
                </span>
              </>
            ),
          })}
        </li>
      )}
    </ul>
  );
}
