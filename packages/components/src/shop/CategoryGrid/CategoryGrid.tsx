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

/** One category: what is read of its record, and what a page may add. */
export interface CategoryGridItem {
  /** Tells the categories apart. */
  id: string | number;
  /** What is shown under the picture. */
  name: string;
  /** Its part of the address. */
  slug: string;
  /** An object on a clear background, square. */
  image: string;
  /** The object by lamp light, for the dark theme. Left out: the same picture. */
  darkImage?: string | undefined;
  /** Slot in place of the picture. */
  media?: ReactNode;
  /** A whole picture. With `layout="featured"` its category leads: a tall tile over both rows. */
  cover?: string | null | undefined;
  /** The whole picture for the dark theme. Left out: the same, dimmed. */
  darkCover?: string | undefined;
  /** Products in it. Left out: no count is shown. */
  productCount?: number | undefined;
  /** Hue of the tile in degrees. Left out: by its place in the list, so that neighbours differ. */
  hue?: number | undefined;
  /** Width of the object in per cent of the tile, for wide or slim things. @default 66 */
  imageWidth?: number | undefined;
  /** Its page, where the list's `hrefFor` or `hrefTemplate` does not name it. */
  href?: string | undefined;
}

export interface CategoryGridProps
  extends
    Omit<ComponentProps<'ul'>, 'children'>,
    HrefSource<CategoryGridItem>,
    SharedProps<'locale' | 'renderLink' | 'renderImage', 'CategoryGrid'> {
  /** The categories, in order. */
  items: readonly CategoryGridItem[];
  /** Address of a category's page as a string. @default '/categories/{slug}' */
  hrefTemplate?: string | undefined;
  /** `row`: tiles alike, six in a row. `featured`: those with a `cover` lead, tall, the others in two rows of five. @default 'row' */
  layout?: 'row' | 'featured' | undefined;
  /** Below 900 px: a row that scrolls, or a grid that shows every tile. @default 'row' */
  smallLayout?: 'row' | 'grid' | undefined;
  /** Page with all categories: one more, dark tile. Left out: none. */
  allHref?: string | undefined;
}

/** Far enough apart that no two neighbours look alike. */
const hues = [45, 232, 88, 200, 150, 12, 300, 250, 60, 345, 130, 185] as const;

/**
 * Categories as arched tiles with their object inside; below 900 px a row that scrolls, or a grid. Renders a `<ul>`; safe in server
 * components.
 * @cssproperty --mr-bleed room between the row and the edge of the screen, which the row takes on phones; 0 by default
 * @selector [data-layout="row|featured"] @selector [data-small-layout="row|grid"]
 * @slot items.media the picture of a tile
 */
export function CategoryGrid({
  items,
  hrefFor,
  hrefTemplate = '/categories/{slug}',
  layout = 'row',
  smallLayout = 'row',
  allHref,
  locale,
  renderLink,
  renderImage,
  labels,
  className,
  style,
  ...rest
}: CategoryGridProps) {
  const settings = useSettings({ locale, renderLink, renderImage });
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
