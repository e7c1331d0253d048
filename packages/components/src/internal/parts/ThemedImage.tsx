import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { imageElement } from '../render/images';
import type { ImageProps, RenderImage } from '../render/images';
import styles from './ThemedImage.module.css';

export interface ThemedImageProps extends ImageProps {
  /** Address of the same picture for the dark theme. Left out: one picture for both. */
  darkSrc?: string | undefined;
  /** Other pictures for small windows, and for which. */
  small?: { src: string; darkSrc?: string | undefined; media: string; width: number; height: number } | undefined;
  /** Draws each picture in place of `<img>`. */
  renderImage: RenderImage | undefined;
}

/**
 * A picture, or one for each theme. The theme of the box it stands in decides, so both are in the page, and both are lazy: a
 * browser does not fetch a lazy picture that is not displayed. The largest picture of a page is therefore to be preloaded.
 */
export function ThemedImage({ darkSrc, small, renderImage, className, ...picture }: ThemedImageProps) {
  if (darkSrc === undefined) return withSmall(imageElement(renderImage, { ...picture, className }), small);
  const draw = (src: string, theme: string | undefined) =>
    imageElement(renderImage, { ...picture, src, loading: 'lazy', className: clsx(className, theme) });
  return (
    <>
      {withSmall(draw(picture.src, styles.light), small)}
      {withSmall(draw(darkSrc, styles.dark), small && { ...small, src: small.darkSrc ?? small.src })}
    </>
  );
}

function withSmall(image: ReactNode, small: ThemedImageProps['small']) {
  if (small === undefined) return image;
  return (
    <picture>
      <source media={small.media} srcSet={small.src} width={small.width} height={small.height} />
      {image}
    </picture>
  );
}
