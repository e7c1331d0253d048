import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { imageElement } from '../render/images';
import type { ImageProps, RenderImage } from '../render/images';
import styles from './ThemedImage.module.css';

export interface ThemedImageProps extends ImageProps {
  /** Address of the same picture for the dark theme. Left out: one picture for both. */
  night?: string | undefined;
  /** Other pictures for small windows, and for which. */
  narrow?: { src: string; night?: string | undefined; media: string; width: number; height: number } | undefined;
  /** Draws each picture in place of `<img>`. */
  renderImage: RenderImage | undefined;
}

/**
 * A picture, or one for each theme. The theme of the box it stands in decides, so both are in the page, and both are lazy: a
 * browser does not fetch a lazy picture that is not displayed. The largest picture of a page is therefore to be preloaded.
 */
export function ThemedImage({ night, narrow, renderImage, className, ...picture }: ThemedImageProps) {
  if (night === undefined) return withNarrow(imageElement(renderImage, { ...picture, className }), narrow);
  const draw = (src: string, theme: string | undefined) =>
    imageElement(renderImage, { ...picture, src, loading: 'lazy', className: clsx(className, theme) });
  return (
    <>
      {withNarrow(draw(picture.src, styles.day), narrow)}
      {withNarrow(draw(night, styles.night), narrow && { ...narrow, src: narrow.night ?? narrow.src })}
    </>
  );
}

function withNarrow(image: ReactNode, narrow: ThemedImageProps['narrow']) {
  if (narrow === undefined) return image;
  return (
    <picture>
      <source media={narrow.media} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
      {image}
    </picture>
  );
}
