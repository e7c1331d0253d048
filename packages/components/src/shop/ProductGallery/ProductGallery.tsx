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

/** One picture of a gallery. */
export interface ProductGalleryItem {
  /** Address of the picture; its large form opens without JavaScript. */
  src: string;
  /** Candidates, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** Address of a small one for the thumb. Left out: `src`. */
  thumbSrc?: string | undefined;
  /** Address of the largest file, for the zoom. Left out: the largest candidate. */
  zoomSrc?: string | undefined;
  /** The color that it shows, as the record has it: `#22283f`. Left out: it is shown with every color. */
  color?: string | undefined;
  /** Text for the picture. Left out: the product's name and the number. */
  alt?: string | undefined;
}

export interface ProductGalleryProps
  extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<'renderImage', 'ProductGallery'> {
  /** What the pictures show: the product's title. */
  item: string;
  /** The pictures in their order, square, one to about five. */
  items: readonly ProductGalleryItem[];
  /** Accessible name of the whole. @default from `labels`, with `item` */
  label?: string | undefined;
  /** Position of the picture shown, from 0, when the caller keeps it. */
  index?: number | undefined;
  /** Position of the picture shown at first, when the gallery keeps it. @default 0 */
  defaultIndex?: number | undefined;
  /** Called when another picture is to be shown: by thumb, button, swipe, or color. */
  onIndexChange?: ((index: number, details: ReasonedDetails<ProductGalleryChangeReason>) => void) | undefined;
  /** The chosen color: pictures of other colors are hidden, and the first of its own is shown. */
  color?: string | undefined;
  /** Width of the stage on the page, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** Content of a hang-tag on the stage: "15% off". Left out: no tag. */
  badge?: ReactNode;
}

const pixels = 960;
const thumbPixels = 168;

/**
 * A product's pictures: thumbs beside a square stage that scrolls picture by picture; a press on the picture opens it large,
 * and there a press, or the button, zooms it to twice the size. A color shows its own pictures.
 * Without JavaScript the thumbs are links to their picture and a picture is a link to its file. The first picture is fetched
 * first, the others lazily. Renders a `<div role="group">`; safe in server components.
 * @selector [data-single] when there is one picture only
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
  renderImage,
  labels,
  'aria-label': ariaLabel = label,
  ...rest
}: ProductGalleryProps) {
  const settings = useSettings({ renderImage });
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
