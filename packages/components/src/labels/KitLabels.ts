import type { PriceLabels } from '../Price';
import type { RatingLabels } from '../Rating';
import type { TextFieldLabels } from '../TextField';

/** The words of every component, by component: what a translation of the whole kit has to hold. */
export interface KitLabels {
  Price: PriceLabels;
  Rating: RatingLabels;
  TextField: TextFieldLabels;
}
