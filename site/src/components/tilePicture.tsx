import type { CategoryGridProps } from '@marketrow/components/CategoryGrid';
import { pictureWidths } from '../data/pictureWidths';

/** The picture of a category's tile in the width that it is drawn: 76 to 92 px on phones, up to 230 px above. */
export const tilePicture: NonNullable<CategoryGridProps['renderImage']> = ({ alt, ...picture }) => (
  <img {...picture} srcSet={pictureWidths(picture.src)} sizes="(min-width: 900px) 230px, 80px" alt={alt} />
);
