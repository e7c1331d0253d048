import type { ComponentProps, ReactNode } from 'react';

/** Props that the kit passes to `renderImage`: those of an `<img>`, with `src` and `alt` always set. */
export type ImageProps = ComponentProps<'img'> & { src: string; alt: string };

/**
 * Renders an image, for example with a component of a framework or CDN: `renderImage={({ srcSet, ...props }) =>
 * <NextImage {...props} />}`.
 */
export type RenderImage = (props: ImageProps) => ReactNode;

/** Empty image without an intrinsic ratio, so that `width` and `height` reserve the space of the real one. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Renders an image with `renderImage` or as an `<img>`. A record without a URL gets an empty box in the theme's color. */
export function imageElement(
  renderImage: RenderImage | undefined,
  { src, ...rest }: Omit<ImageProps, 'src'> & { src: string | null | undefined },
): ReactNode {
  if (!src) return <img {...rest} alt={rest.alt} src={blank} srcSet={undefined} data-mr-empty="" />;
  const props = { ...rest, src };
  if (renderImage) return renderImage(props);
  return <img {...props} alt={props.alt} />;
}
