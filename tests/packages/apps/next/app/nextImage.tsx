import type { RenderImage } from '@marketrow/components';
import Image from 'next/image';

/** The kit's pictures by Next, which makes the candidates itself: no `srcSet`. */
export const nextImage: RenderImage = ({ src, alt = '', width, height, srcSet, ...rest }) => (
  <Image {...rest} src={src ?? ''} alt={alt} width={Number(width)} height={Number(height)} />
);
