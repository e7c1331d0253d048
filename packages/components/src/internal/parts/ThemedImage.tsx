import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { imageElement } from '../render/images.js';
import type { ImageProps, RenderImage } from '../render/images.js';
import './ThemedImage.css';

export interface ThemedImageProps extends ImageProps {
  /** URL of the image for the dark theme. @default the light one */
  darkSrc?: string | undefined;
  /** Other images for small windows, with their media query. */
  small?: { src: string; darkSrc?: string | undefined; media: string; width: number; height: number } | undefined;
  /** Renders each image. @default `<img>` */
  renderImage: RenderImage | undefined;
}

/**
 * One image, or one per theme. The theme of the surrounding box decides, so both are in the HTML, and both are lazy:
 * browsers do not load a lazy image that is not displayed. Preload the largest image of a page.
 */
export function ThemedImage({ darkSrc, small, renderImage, className, ...picture }: ThemedImageProps) {
  if (darkSrc === undefined) return withSmall(imageElement(renderImage, { ...picture, className }), small);
  const draw = (src: string, theme: string | undefined) =>
    imageElement(renderImage, { ...picture, src, loading: 'lazy', className: clsx(className, theme) });
  return (
    <>
      {withSmall(draw(picture.src, 'mr-ThemedImage-light'), small)}
      {withSmall(draw(darkSrc, 'mr-ThemedImage-dark'), small && { ...small, src: small.darkSrc ?? small.src })}
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
