import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { imageElement } from '../render/images';
import type { ImageProps, RenderImage } from '../render/images';
import styles from './PictureBand.module.css';

export interface PictureBandProps extends Omit<ComponentProps<'section'>, 'media'> {
  /** The element. @default 'section' */
  as?: 'section' | 'div' | undefined;
  /** Whether the picture is light: then it is dimmed in the dark theme. @default 'light' */
  tone?: 'light' | 'dark' | undefined;
  /** The picture, which fills the band. It is decoration: its text stands in the band. */
  picture: Omit<ImageProps, 'alt'>;
  /** Another picture for small windows, and for which. */
  narrow?: { src: string; media: string; width: number; height: number } | undefined;
  /** In place of the picture. */
  media?: ReactNode;
  /** Draws the picture in place of `<img>`. */
  renderImage: RenderImage | undefined;
}

/**
 * A band with text on a picture: `AppBanner`, `PromoBanner`, a slide of `Hero`. It draws the picture behind its children, dims a
 * light one in the dark theme, and keeps the text on the picture's empty left in right-to-left scripts too.
 * Renders a `<section>` or `<div>`; safe in server components.
 */
export function PictureBand({
  as: Root = 'section',
  tone = 'light',
  picture,
  narrow,
  media,
  renderImage,
  className,
  children,
  ...rest
}: PictureBandProps) {
  const image = imageElement(renderImage, { ...picture, className: clsx(styles.picture, picture.className), alt: '' });
  return (
    <Root {...(rest as object)} className={clsx(styles.root, className)} data-tone={tone}>
      {media ??
        (narrow === undefined ? (
          image
        ) : (
          <picture>
            <source media={narrow.media} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
            {image}
          </picture>
        ))}
      {children}
    </Root>
  );
}
