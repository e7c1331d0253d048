import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import type { ImageProps, RenderImage } from '../render/images.js';
import { ThemedImage } from './ThemedImage.js';
import type { ThemedImageProps } from './ThemedImage.js';
import './PictureBand.css';

export interface PictureBandProps extends Omit<ComponentProps<'section'>, 'media'> {
  /** Root element. @default 'section' */
  as?: 'section' | 'div' | undefined;
  /** Brightness of the image. A light one is dimmed in the dark theme unless `darkSrc` is set. @default 'light' */
  shade?: 'light' | 'dark' | undefined;
  /** Image that fills the band. Decorative: its text is in the band. */
  picture: Omit<ImageProps, 'alt'>;
  /** URL of the wide image for the dark theme. @default the light one */
  darkSrc?: string | undefined;
  /** Other images for small windows, with their media query. */
  small?: ThemedImageProps['small'];
  /** Replaces the image. */
  media?: ReactNode;
  /** Renders the image. @default `<img>` */
  renderImage: RenderImage | undefined;
}

/**
 * Band with text over an image: `AppBanner`, `PromoBanner`, a slide of `Hero`. Renders the image behind its children,
 * dims a light one in the dark theme unless there is a dark one, and aligns the text with the image's empty left side,
 * in right-to-left scripts too.
 * Renders a `<section>` or `<div>`; safe in server components.
 */
export function PictureBand({
  as: Root = 'section',
  shade = 'light',
  picture,
  darkSrc,
  small,
  media,
  renderImage,
  className,
  children,
  ...rest
}: PictureBandProps) {
  const shownDarkSrc = media === undefined ? darkSrc : undefined;
  return (
    <Root
      {...(rest as object)}
      className={clsx('mr-PictureBand-root', className)}
      data-shade={shade}
      data-dark={shownDarkSrc === undefined ? undefined : ''}
    >
      {media ?? (
        <ThemedImage
          {...picture}
          alt=""
          className={clsx('mr-PictureBand-picture', picture.className)}
          darkSrc={shownDarkSrc}
          small={small}
          renderImage={renderImage}
        />
      )}
      {children}
    </Root>
  );
}
