import type { ComponentProps, ReactNode } from 'react';

/** The props of a picture as the kit hands them to `renderImage`: those of an `<img>`, with address and alternative text for certain. */
export type ImageProps = ComponentProps<'img'> & { src: string; alt: string };

/**
 * Renders a picture, as by a framework's or a delivery network's component:
 * `renderImage={({ srcSet, ...props }) => <NextImage {...props} />}`.
 */
export type RenderImage = (props: ImageProps) => ReactNode;

/** An empty picture without a ratio of its own, so that `width` and `height` give it the place of the real one. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** The picture that `renderImage` draws, or an `<img>`. A record without an address gets an empty place in the theme's color. */
export function imageElement(
  renderImage: RenderImage | undefined,
  { src, ...rest }: Omit<ImageProps, 'src'> & { src: string | null | undefined },
): ReactNode {
  if (!src) return <img {...rest} alt={rest.alt} src={blank} srcSet={undefined} data-mr-empty="" />;
  const props = { ...rest, src };
  if (renderImage) return renderImage(props);
  return <img {...props} alt={props.alt} />;
}
