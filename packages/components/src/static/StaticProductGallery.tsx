import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { ProductGallery } from '../shop/ProductGallery/index.js';
import type { ProductGalleryProps } from '../shop/ProductGallery/index.js';

/** Props of `StaticProductGallery`, plus those of `ProductGallery`. */
export interface StaticProductGalleryProps extends ProductGalleryProps {
  /** Name of the form field whose value is the color, such as that of a `VariantPicker`. Optional. */
  colorName?: string | undefined;
}

/** `ProductGallery` for a static page, with the data for `attachProductGallery`. */
export function StaticProductGallery({ colorName, ...rest }: StaticProductGalleryProps) {
  const { item, items } = rest;
  const [{ labels }] = useSettings({});
  const messages = mergeLabels<Labels<'ProductGallery'>>(en.ProductGallery, labels.ProductGallery, rest.labels);
  const { picture, show, counter, zoomIn, zoomOut, zoomed } = messages;
  const data = {
    item,
    messages: { picture, show, counter, zoomIn, zoomOut, zoomed },
    colorName,
    ...(items.some(({ color }) => color !== undefined) && { colors: items.map(({ color = null }) => color) }),
    ...(items.some(({ zoomSrc }) => zoomSrc !== undefined) && { zoomSrcs: items.map(({ zoomSrc = null }) => zoomSrc) }),
  };
  return <ProductGallery {...rest} data-mr-static={JSON.stringify(data)} />;
}
