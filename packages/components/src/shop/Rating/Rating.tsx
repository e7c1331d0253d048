import { useSettings } from '#settings';
import { ratingElement } from './ratingElement.js';
import type { RatingElementProps } from './ratingElement.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

/** The props of `Rating`: those of its `<span>`, and these. */
export interface RatingProps extends RatingElementProps, SharedProps<'locale'> {}

/**
 * Shows a product's average score. Read-only: to assistive technology it is one picture with a name. Renders a `<span>`;
 * safe in server components. The star is a mask in the style sheet (a `data:` address: a policy has `img-src data:`).
 * @selector [data-variant="stars|single"] @selector [data-unrated] when there is no score
 * @cssproperty --mr-rating-star side of one star @cssproperty --mr-rating-text font size
 */
export function Rating({ locale, labels, ...rest }: RatingProps) {
  const settings = useSettings({ locale });
  return ratingElement({ ...rest, labels }, settings);
}
