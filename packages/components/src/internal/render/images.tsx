import type { ComponentProps, ReactNode } from 'react';

/** The props of a picture as the kit hands them to `renderImage`: those of an `<img>`, with address and alternative text for certain. */
export type ImageProps = ComponentProps<'img'> & { src: string; alt: string };

/**
 * Renders a picture, as by a framework's or a delivery network's component:
 * `renderImage={({ srcSet, ...props }) => <NextImage {...props} />}`.
 */
export type RenderImage = (props: ImageProps) => ReactNode;

/** The picture that `renderImage` draws, or an `<img>`. */
export function imageElement(renderImage: RenderImage | undefined, props: ImageProps): ReactNode {
  if (renderImage) return renderImage(props);
  return <img {...props} alt={props.alt} />;
}
