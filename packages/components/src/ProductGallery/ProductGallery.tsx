import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { format } from '../internal/text/format';
import { HangTag } from '../internal/parts/HangTag';
import { XIcon } from '../icons/XIcon';
import { VisuallyHidden } from '../internal/parts/VisuallyHidden';
import styles from './ProductGallery.module.css';
import { ProductGalleryControls } from './ProductGalleryControls';
import { productGalleryLabels } from './labels';
import type { ProductGalleryLabels } from './labels';

/** One picture of a gallery. */
export interface ProductGalleryImage {
  /** Address of the picture; its large form opens without JavaScript. */
  src: string;
  /** Candidates, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** Address of a small one for the thumb. Left out: `src`. */
  thumbSrc?: string | undefined;
  /** Text for the picture. Left out: the item's name and the number. */
  alt?: string | undefined;
}

export interface ProductGalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the pictures show: the product's title. */
  item: string;
  /** The pictures in their order, square, one to about five. */
  images: readonly ProductGalleryImage[];
  /** Width of the stage on the page, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** Text of a hang-tag on the stage: "15% off". Left out: no tag. */
  badge?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<ProductGalleryLabels> | undefined;
}

const pixels = 960;
const thumbPixels = 168;

/**
 * A product's pictures: thumbs beside a square stage that scrolls picture by picture. Without JavaScript the thumbs are
 * links to their picture and a picture is a link to its file. The first picture is fetched first, the others lazily.
 * Renders a `<div role="group">`; safe in server components. Server HTML, never hydrated, lives by `attachProductGallery`.
 * @selector [data-single] when there is one picture only
 */
export function ProductGallery({ item, images, sizes, badge, labels, className, ...rest }: ProductGalleryProps) {
  const settings = useSettings();
  const id = useId();
  const messages = mergeLabels(productGalleryLabels, settings.labels.ProductGallery, labels);
  const count = images.length;
  const numbered = (message: string, index: number) => format(message, { item, number: index + 1, count });
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      role="group"
      aria-label={format(messages.gallery, { item })}
      data-mr-gallery=""
      data-single={count < 2 ? '' : undefined}
    >
      {count > 1 ? (
        <ul className={styles.thumbs} role="list">
          {images.map((image, index) => (
            <li key={image.src}>
              <a
                className={styles.thumb}
                href={`#${id}${index}`}
                aria-label={numbered(messages.show, index)}
                aria-current={index === 0 ? 'true' : undefined}
                data-mr-action="show"
              >
                <img
                  className={styles.thumbImage}
                  src={image.thumbSrc ?? image.src}
                  alt=""
                  width={thumbPixels}
                  height={thumbPixels}
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.stage}>
        <ul className={styles.track} role="list" data-mr-track="">
          {images.map((image, index) => (
            <li key={image.src} id={`${id}${index}`} className={styles.slide}>
              <a className={styles.link} href={image.src} data-mr-action="enlarge">
                <img
                  className={styles.image}
                  src={image.src}
                  srcSet={image.srcSet}
                  sizes={sizes}
                  alt={image.alt ?? numbered(messages.picture, index)}
                  width={pixels}
                  height={pixels}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : undefined}
                />
                <VisuallyHidden>{messages.enlarge}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
        {badge === undefined ? null : (
          <p className={styles.tag}>
            <HangTag size="lg">{badge}</HangTag>
          </p>
        )}
        <ProductGalleryControls previous={messages.previous} next={messages.next} count={count} />
      </div>
      <dialog className={styles.dialog} aria-label={format(messages.gallery, { item })}>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={messages.close}>
            <XIcon />
          </button>
        </form>
      </dialog>
    </div>
  );
}
