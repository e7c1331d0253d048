import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { format } from '../../internal/text/format.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { ProductCarouselRoot } from './ProductCarouselRoot.js';

export interface ProductCarouselProps extends ComponentProps<'div'>, SharedProps<never, 'ProductCarousel'> {
  /** Accessible name of the list, and part of the names of its buttons: "Featured items". */
  label: string;
  /** Stands before the buttons in one row: a section's head. */
  header?: ReactNode;
  /** Set it when the items hold nothing focusable, so that the keyboard can scroll. @default false */
  focusable?: boolean | undefined;
}

/**
 * A row of items that scrolls sideways, with buttons back and on while there is more than fits. Each child becomes an
 * `<li>`. Renders a `<div>`; safe in server components, the items stay server nodes.
 * @selector [data-overflow] while there is more than fits
 * @cssproperty --mr-bleed room between the row and the edge of the screen, which the row takes on phones; 0 by default
 * @cssproperty --mr-product-carousel-item Width of an item.
 * @cssproperty --mr-product-carousel-item-narrow Width of an item in a narrow window.
 * @cssproperty --mr-product-carousel-gap Distance between the head and the items.
 */
export function ProductCarousel({ label, header, focusable = false, labels, children, ...rest }: ProductCarouselProps) {
  const settings = useSettings();
  const messages = mergeLabels(en.ProductCarousel, settings.labels.ProductCarousel, labels);
  return (
    <ProductCarouselRoot
      {...rest}
      label={label}
      previous={format(messages.previous, { label })}
      next={format(messages.next, { label })}
      items={Children.toArray(children)}
      header={header}
      focusable={focusable}
    />
  );
}
