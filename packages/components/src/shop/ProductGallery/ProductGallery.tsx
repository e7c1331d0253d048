import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../base/Badge/index.js';
import { imageElement } from '../../internal/render/images.js';
import { format } from '../../internal/text/format.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ProductGallery.css';
import { ProductGalleryRoot } from './ProductGalleryRoot.js';
import { pictureNumbers, shownByColor } from './productGalleryState.js';
import type { ProductGalleryChangeReason } from './productGalleryState.js';

/** One image of a gallery. */
export interface ProductGalleryItem {
  /** URL of the image; without scripts a link opens it. */
  src: string;
  /** Candidates, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** URL of the thumbnail. @default `src` */
  thumbSrc?: string | undefined;
  /** URL of the largest file, for the zoom. @default the largest candidate */
  zoomSrc?: string | undefined;
  /** Color that it shows, as in the record: `#22283f`. If omitted, it is shown with every color. */
  color?: string | undefined;
  /** Alternative text. @default the name of the product and the number */
  alt?: string | undefined;
}

export interface ProductGalleryProps
  extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<'renderImage', 'ProductGallery'> {
  /** Name of the product. */
  item: string;
  /** Images in order, square, one to about five. */
  items: readonly ProductGalleryItem[];
  /** Accessible name. @default from `labels`, with `item` */
  label?: string | undefined;
  /** Index of the visible image, from 0 (controlled). */
  index?: number | undefined;
  /** Index of the initially visible image (uncontrolled). @default 0 */
  defaultIndex?: number | undefined;
  /** Called when another image is shown: by thumbnail, button, swipe or color. */
  onIndexChange?: ((index: number, details: ReasonedDetails<ProductGalleryChangeReason>) => void) | undefined;
  /** Chosen color: images of other colors are hidden, and the first of its own is shown. */
  color?: string | undefined;
  /** Width of the stage on the page, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** Content of a tag over the stage, such as "15% off". Omit to hide the tag. */
  badge?: ReactNode;
}

const pixels = 960;
const thumbPixels = 168;

/**
 * Images of a product: thumbnails beside a square stage that scrolls image by image. A press on the image opens a
 * dialog, in which another press, or the button, zooms it to twice the size. A color filters the images. Without
 * scripts the thumbnails link to their image, and an image links to its file. The first image loads eagerly, the others
 * lazily. Renders a `<div role="group">`; safe in server components.
 * @selector [data-single] with only one image
 */
export function ProductGallery({
  item,
  items,
  label,
  index,
  defaultIndex = 0,
  onIndexChange,
  color,
  sizes,
  badge,
  labels,
  'aria-label': ariaLabel = label,
  ...props
}: ProductGalleryProps) {
  const [settings, rest] = useSettings(props);
  const idPrefix = useId();
  const messages = mergeLabels(en.ProductGallery, settings.labels.ProductGallery, labels);
  const colors = items.map((picture) => picture.color);
  const shown = shownByColor(colors, color);
  const numbers = pictureNumbers(colors, color);
  const numbered = (message: string, position: number) => format(message, { item, ...numbers[position] });
  const pictures = items.map(({ src, srcSet, thumbSrc = src, zoomSrc, color: own, alt }, position) => {
    const picture = {
      src,
      srcSet,
      alt: alt ?? numbered(messages.picture, position),
      width: pixels,
      height: pixels,
    };
    return {
      src,
      color: own,
      hidden: !shown[position],
      name: numbered(messages.show, position),
      thumb: imageElement(settings.renderImage, {
        className: 'mr-ProductGallery-thumbImage',
        src: thumbSrc,
        alt: '',
        width: thumbPixels,
        height: thumbPixels,
        decoding: 'async',
      }),
      picture: imageElement(settings.renderImage, {
        ...picture,
        className: 'mr-ProductGallery-image',
        sizes,
        loading: position === 0 ? 'eager' : 'lazy',
        fetchPriority: position === 0 ? 'high' : undefined,
      }),
      large: imageElement(settings.renderImage, { ...picture, sizes: '100vw' }),
      zoomed: imageElement(settings.renderImage, {
        ...picture,
        ...(zoomSrc === undefined ? { sizes: '200vw' } : { src: zoomSrc, srcSet: undefined }),
      }),
    };
  });
  return (
    <ProductGalleryRoot
      {...rest}
      idPrefix={idPrefix}
      aria-label={ariaLabel ?? format(messages.label, { item })}
      pictures={pictures}
      badge={badge === undefined ? null : <Badge size="lg">{badge}</Badge>}
      {...{ color, index, defaultIndex, onIndexChange, messages }}
    />
  );
}
