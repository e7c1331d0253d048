import { useSettings } from '#settings';
import { ratingElement } from './ratingElement.js';
import type { RatingElementProps } from './ratingElement.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

/** The props of `Rating`: those of its `<span>`, and these. */
export interface RatingProps extends RatingElementProps, SharedProps<'locale'> {}

/**
 * Shows the average rating of a product. Read-only: assistive technology gets one image with a name. Renders a
 * `<span>`; safe in server components. The star is a CSS mask with a `data:` URL: a content security policy needs
 * `img-src data:`.
 * @selector [data-variant="stars|single"] @selector [data-unrated] without a rating
 * @cssproperty --mr-rating-star size of one star @cssproperty --mr-rating-text font size
 */
export function Rating({ labels, ...props }: RatingProps) {
  const [settings, rest] = useSettings(props);
  return ratingElement({ ...rest, labels }, settings);
}
