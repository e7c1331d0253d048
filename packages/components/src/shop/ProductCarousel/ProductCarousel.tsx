import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { format } from '../../internal/text/format.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { ProductCarouselRoot } from './ProductCarouselRoot.js';

export interface ProductCarouselProps extends ComponentProps<'div'>, SharedProps<never, 'ProductCarousel'> {
  /** Accessible name of the list, also used in the names of its buttons: "Featured items". */
  label: string;
  /** Slot before the buttons, such as the heading of a section. */
  header?: ReactNode;
  /**
   * Makes the row a tab stop. Set it if the items hold nothing focusable, so that the keyboard can scroll. @default
   * false
   */
  focusable?: boolean | undefined;
}

/**
 * Row of items that scrolls sideways, with previous and next buttons while they overflow. Each child becomes an `<li>`.
 * Renders a `<div>`; safe in server components, the items stay server nodes.
 * @selector [data-overflow] while the items overflow
 * @cssproperty --mr-bleed distance to the edge of the screen, across which the row scrolls on phones; 0 by default
 * @cssproperty --mr-product-carousel-item width of an item
 * @cssproperty --mr-product-carousel-item-narrow width of an item in a narrow window
 * @cssproperty --mr-product-carousel-gap distance between the header and the items
 */
export function ProductCarousel({
  label,
  header,
  focusable = false,
  labels,
  children,
  ...props
}: ProductCarouselProps) {
  const [settings, rest] = useSettings(props);
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
