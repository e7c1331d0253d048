import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import type { ImageProps, RenderImage } from '../render/images';
import { ThemedImage } from './ThemedImage';
import type { ThemedImageProps } from './ThemedImage';
import styles from './PictureBand.module.css';

export interface PictureBandProps extends Omit<ComponentProps<'section'>, 'media'> {
  /** The element. @default 'section' */
  as?: 'section' | 'div' | undefined;
  /** Whether the picture is light: then it is dimmed in the dark theme, unless there is a dark one. @default 'light' */
  shade?: 'light' | 'dark' | undefined;
  /** The picture, which fills the band. It is decoration: its text stands in the band. */
  picture: Omit<ImageProps, 'alt'>;
  /** The wide picture for the dark theme, which is dark. Left out: one picture for both. */
  darkSrc?: string | undefined;
  /** Other pictures for small windows, and for which. */
  small?: ThemedImageProps['small'];
  /** In place of the picture. */
  media?: ReactNode;
  /** Draws the picture in place of `<img>`. */
  renderImage: RenderImage | undefined;
}

/**
 * A band with text on a picture: `AppBanner`, `PromoBanner`, a slide of `Hero`. It draws the picture behind its children, dims a
 * light one in the dark theme, where it has no other, and keeps the text on the picture's empty left in right-to-left scripts too.
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
      className={clsx(styles.root, className)}
      data-shade={shade}
      data-dark={shownDarkSrc === undefined ? undefined : ''}
    >
      {media ?? (
        <ThemedImage
          {...picture}
          alt=""
          className={clsx(styles.picture, picture.className)}
          darkSrc={shownDarkSrc}
          small={small}
          renderImage={renderImage}
        />
      )}
      {children}
    </Root>
  );
}
